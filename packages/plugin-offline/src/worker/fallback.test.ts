import { afterEach, expect, it, vi } from 'vitest';
import { answerOf, Caches } from '../../tests/fakes.ts';
import { fallback } from './fallback.ts';
import type { Settings } from './scope.ts';
import { Store } from './store.ts';

afterEach(() => void vi.unstubAllGlobals());

const SETTINGS: Settings = {
  base: '/',
  fallbacks: [
    ['/zh/', '/zh/offline.html'],
    ['/', '/offline.html'],
  ],
  list: null,
};

it('lists the pages of the language that are kept, the newest first', async () => {
  vi.stubGlobal('caches', new Caches());
  vi.stubGlobal('self', { location: { href: 'https://tea.example/sw.js' } });
  const store = new Store(SETTINGS);
  const keep = (path: string, title: string, body = '') =>
    store.keep(path, answerOf(`<title>${title}</title>${body}`), true);
  expect(await fallback('/x', SETTINGS, store)).toBeUndefined();
  await keep('/offline', 'Offline | Tea', '<ul id="lectern-kept"></ul>');
  await keep('/a', 'A &amp; B | Tea');
  await keep('/zh/a', '甲 | 茶');
  await keep('/', 'Tea');
  await store.keep('/a.json', answerOf('{}', { headers: { 'content-type': 'application/json' } }), false);
  const answer = await fallback('/x', SETTINGS, store);
  expect([answer?.status, await answer?.text()]).toEqual([
    503,
    '<title>Offline | Tea</title><ul><li><a href="/">Tea</a></li><li><a href="/a">A &amp; B</a></li></ul>',
  ]);
  expect(await fallback('/zh/x', SETTINGS, store)).toBeUndefined();
});
