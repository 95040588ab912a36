import { describe, expect, it } from 'vitest';
import { indexOf, links, page } from '../../tests/search-index.ts';
import { readFilter } from './folders.ts';
import { foldersOf } from './folders-of.ts';

describe('parts of a site', () => {
  it('are folders below what all pages have in common', () => {
    expect(foldersOf(['/', '/config/a', '/config/dev/b', '/guide/c'])).toEqual([
      ['', 1],
      ['config', 2],
      ['guide', 1],
    ]);
    expect(foldersOf(['/zh/', '/zh/config/a', '/zh/guide/b']).map(([name]) => name)).toEqual([
      '',
      'config',
      'guide',
    ]);
  });

  it('are named before a colon', () => {
    const folders = foldersOf(['/', '/config/a', '/guide/b', '/config/c']);
    expect(readFilter('config: port', folders)).toEqual({ pages: new Set([1, 3]), text: 'port' });
    expect(readFilter('Conf:port', folders)?.text).toBe('port');
    expect(readFilter('config：端口', folders)?.text).toBe('端口');
    expect(readFilter('node: protocol', folders)).toBeNull();
    expect(readFilter('https://example.com', folders)).toBeNull();
  });

  it('keep all other pages out of an answer', async () => {
    const pages = [
      page('/guide/port', 'Port', '<p>The port.</p>'),
      page('/config/port', 'server.port', '<p>port</p>'),
      { ...page('/config/host', 'server.host', '<p>host</p>'), links: 5 },
    ];
    const { search } = indexOf(pages);
    expect(await links(search, 'guide: port')).toEqual(['/guide/port']);
    expect(await links(search, 'config:port')).toEqual(['/config/port']);
    expect(await links(search, 'config:')).toEqual(['/config/host', '/config/port']);
    expect((await links(search, 'port')).length).toBe(2);
  });

  it('go a little before the rest for a reader who is there', async () => {
    const same = '<p>A needle.</p>';
    const { search } = indexOf([page('/config/a', 'Same', same), page('/guide/b', 'Same', same)]);
    const near = async (route: string) => (await search.query('needle', { near: route }))[0]?.link;
    expect(await near('/config/other')).toBe('/config/a');
    expect(await near('/guide/deep/other')).toBe('/guide/b');
    expect(await near('/blog/other')).toBe('/config/a');
    const { search: apart } = indexOf([
      page('/config/a', 'Needle', same),
      page('/guide/b', 'Other', `${same}${'<p>Many other words.</p>'.repeat(9)}`),
    ]);
    expect((await apart.query('needle', { near: '/guide/x' }))[0]?.link).toBe('/config/a');
  });
});
