import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf, Caches } from '../../tests/fakes.ts';
import type { Settings } from './scope.ts';
import { Store } from './store.ts';

const SETTINGS: Settings = { base: '/docs/', fallbacks: [['/docs/', '/docs/offline']], list: null };

let caches: Caches;
let store: Store;

beforeEach(() => {
  caches = new Caches();
  store = new Store(SETTINGS);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('self', { location: { href: 'https://tea.example/docs/sw.js' } });
});
afterEach(() => void vi.unstubAllGlobals());

const json = (text: string) => answerOf(text, { headers: { 'content-type': 'application/json' } });

describe('the store', () => {
  it('keeps documents that are HTML, and forgets them when they are gone', async () => {
    await store.keep('/docs/a', answerOf('A'), true);
    await store.keep('/docs/big.zip', json('{}'), true);
    await store.keep('/docs/b', answerOf('', { status: 500 }), true);
    expect(caches.kept).toEqual(['/docs/a']);
    await store.keep('/docs/a', answerOf('', { status: 500 }), true);
    expect(await (await store.find('/docs/a'))?.text()).toBe('A');
    await store.keep('/docs/a', answerOf('', { status: 404 }), true);
    expect(caches.kept).toEqual([]);
  });

  it('leads to a page with a slash from one without', async () => {
    await store.keep('/docs/guide/', answerOf('Guide'), true);
    const answer = await store.findDocument('/docs/guide', '?a=b');
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, '/docs/guide/?a=b']);
    expect(await store.findDocument('/docs/none')).toBeUndefined();
  });

  it('fetches what it does not have, and pages in any case when told so', async () => {
    const asked: [string, RequestInit | undefined][] = [];
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      asked.push([url, init]);
      return answerOf('new');
    });
    const address = 'https://tea.example/docs/a.html?q=tea';
    await store.add(address);
    await store.add(address);
    await store.add(address, true);
    expect(asked).toEqual(Array(2).fill([address, { cache: 'no-cache', headers: { accept: 'text/html' } }]));
    expect(caches.kept).toEqual(['/docs/a']);
  });

  it('keeps less on a full disk, the newest', async () => {
    for (const name of ['offline', 'a', 'b', 'c', 'd'])
      await store.keep(`/docs/${name}`, answerOf(name), true);
    for (const cache of caches.stores.values()) cache.room = 5;
    await store.keep('/docs/e', answerOf('e'), true);
    expect(caches.kept).toEqual(['/docs/offline', '/docs/c', '/docs/d']);
    await store.keep('/docs/f', answerOf('f'), true);
    expect(caches.kept).toEqual(['/docs/offline', '/docs/c', '/docs/d', '/docs/f']);
  });

  it('is empty where storage is blocked', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('Blocked.')) });
    await store.keep('/docs/a', answerOf('A'), true);
    expect(await store.find('/docs/a')).toBeUndefined();
  });
});

describe('cleaning', () => {
  it('leaves the files that a kept page needs, by others too', async () => {
    const files: [string, Response][] = [
      [
        '/docs/assets/main.AAAAAAAA.js',
        answerOf('"./part.BBBBBBBB.js"', { headers: { 'content-type': 'text/javascript' } }),
      ],
      ['/docs/assets/part.BBBBBBBB.js', answerOf('', { headers: { 'content-type': 'text/javascript' } })],
      ['/docs/assets/main.CCCCCCCC.js', answerOf('"./part.DDDDDDDD.js"')],
      ['/docs/assets/part.DDDDDDDD.js', answerOf('')],
      ['/docs/search_index.en.EEEEEEEE/t0.json', json('')],
      ['/docs/search_index.en.FFFFFFFF/t0.json', json('')],
      ['/docs/assets/offline.GGGGGGGG.json', json('')],
    ];
    for (const [key, answer] of files) await store.keep(key, answer, false);
    await store.keep('/docs/a', answerOf('<script src="/docs/assets/main.AAAAAAAA.js">'), true);
    await store.keep('/docs/search_index.json', json('{"en":"search_index.en.FFFFFFFF"}'), false);
    await new Store({ ...SETTINGS, list: '/docs/assets/offline.GGGGGGGG.json' }).makeRoom(1);
    expect(caches.kept.filter((key) => key.includes('/assets/') || key.includes('en'))).toEqual([
      '/docs/assets/main.AAAAAAAA.js',
      '/docs/assets/part.BBBBBBBB.js',
      '/docs/search_index.en.FFFFFFFF/t0.json',
      '/docs/assets/offline.GGGGGGGG.json',
    ]);
  });

  it('deletes old forms of its caches, and those of no other site', async () => {
    for (const name of ['lectern-offline /docs/ pages 0', 'lectern-offline /docs/old/ pages 0', 'other']) {
      await caches.open(name);
    }
    await store.keep('/docs/a', answerOf('A'), true);
    await store.clearOld();
    const others = ['lectern-offline /docs/old/ pages 0', 'other'];
    expect(await caches.keys()).toEqual([...others, 'lectern-offline /docs/ pages 1']);
    await store.close();
    await store.keep('/docs/b', answerOf('B'), true);
    expect(await caches.keys()).toEqual(others);
  });
});
