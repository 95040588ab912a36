import { describe, expect, it } from 'vitest';
import { indexOf, links, page } from '../../tests/search-index.ts';

describe('the part of a page that answers', () => {
  it.each([
    ['proxy websocket connections', '/server/proxy#websocket'],
    ['proxy', '/server/proxy'],
    ['server proxy', '/server/proxy'],
    ['代理服务器的连接', '/server/proxy#zh'],
    ['代理', '/server/proxy'],
  ])('leads with %s to the part of a page only where several words ask for it', async (query, expected) => {
    const described = {
      ...page(
        '/server/proxy',
        'server.proxy 代理',
        '<p>Sends requests on.</p>',
        '<h2 id="websocket">Proxy WebSocket connections</h2><p>A proxy server for them.</p>',
        '<h2 id="zh">代理服务器的连接</h2><p>代理的说明。</p>',
      ),
      description: 'Proxy requests and WebSocket connections to another server. 代理服务器，也代理它的连接。',
    };
    expect((await links(indexOf([described]).search, query))[0]).toBe(expected);
  });

  it('is its top for one word that a heading has as well: the page is about it', async () => {
    const text = '<p>Files are sent compressed.</p>';
    const compress = {
      ...page('/compress', 'server.compress', text, `<h2 id="off">Gzip off</h2>${text}`),
      description: 'Sends files with gzip.',
    };
    const { search } = indexOf([compress]);
    expect(await links(search, 'gzip')).toEqual(['/compress']);
    expect(await links(search, 'gzip off')).toEqual(['/compress#off']);
  });

  it('is the section whose heading has a word that the top only mentions', async () => {
    const server = page(
      '/server',
      'Server',
      '<p>It has a place for middleware.</p>',
      '<h2 id="add">Add middleware</h2><p>As a function.</p>',
    );
    expect(await links(indexOf([server]).search, 'middleware')).toEqual(['/server#add']);
  });

  it('is where a name is in a sample, before pages that say what it is made of', async () => {
    const sample = page('/sample', 'Servers', '<pre>createFancyThing({ port: 3000 })</pre>');
    const said = ['Create a thing', 'Fancy things'].map((title, number) =>
      page(`/${number}`, title, '<p>Create a fancy thing, and another fancy thing.</p>'),
    );
    expect((await links(indexOf([...said, sample]).search, 'createFancyThing'))[0]).toBe('/sample');
  });
});
