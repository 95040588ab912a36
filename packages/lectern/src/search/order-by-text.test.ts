import { describe, expect, it } from 'vitest';
import { indexOf, links, page } from '../../tests/search-index.ts';

describe('what texts and links say', () => {
  it('answers five words as they stand in a text with that text, whatever else has them', async () => {
    const apart = '<p>The order of files. All plugins run twice. Keep the order. Loaders run.</p>';
    const pages = [
      page('/a', 'Order of plugins', apart),
      page('/b', 'Hooks', '<p>Sometimes all loaders keep the order of plugins, as before.</p>'),
    ];
    const { search } = indexOf(pages);
    expect((await links(search, 'loaders keep the order of plugins'))[0]).toBe('/b');
    // The name of a page ranks above the same words in a text.
    expect((await links(search, 'order of plugins'))[0]).toBe('/a');
  });

  it('leads to a page by what others call it', async () => {
    const called = [{ id: '', text: 'ahead of time', pages: 2 }];
    const pages = [
      page('/a', 'Prerendering', '<p>HTML.</p>'),
      page('/b', 'Other', '<p>Ahead of its time.</p>'),
    ];
    expect((await links(indexOf(pages).search, 'ahead of time'))[0]).toBe('/b');
    const [first, second] = pages;
    const known = [{ ...(first as (typeof pages)[0]), called }, second as (typeof pages)[0]];
    expect((await links(indexOf(known).search, 'ahead of time'))[0]).toBe('/a');
  });

  it('leads to the section that a link leads to', async () => {
    const called = [{ id: 'b', text: 'tunnelling', pages: 1 }];
    const long = {
      ...page('/a', 'Server', '<h2 id="a">Port</h2><p>One.</p><h2 id="b">Host</h2><p>Two.</p>'),
      called,
    };
    expect(await links(indexOf([long]).search, 'tunnelling')).toEqual(['/a#b']);
  });

  it('answers 端口 with the page whose name is the word for it', async () => {
    const mention = '<p>端口，端口。</p>'.repeat(3);
    const pages = [page('/guide', 'Server', mention), page('/server/port', 'server.port', '<p>port</p>')];
    expect((await links(indexOf(pages).search, '端口'))[0]).toBe('/server/port');
  });

  it.each([
    ['how do I change the host', '/config/server'],
    ['修改 host', '/config/server'],
    ['what is a host', '/guide/server'],
  ])('leads %s to where things are set, or explained', async (query, expected) => {
    const text = '<p>The host.</p>';
    const pages = [page('/guide/server', 'Host', text), page('/config/server', 'Host', text)];
    expect((await links(indexOf(pages).search, query))[0]).toBe(expected);
  });
});
