import { describe, expect, it } from 'vitest';
import { indexOf, links, page } from '../../tests/search-index.ts';
import { foldersOf, readFilter } from './folders.ts';

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
});
