import { afterEach, expect, it, vi } from 'vitest';
import { answerOf, Caches } from '../../tests/fakes.ts';
import { hashOf } from '../file-list.ts';
import { precache } from './precache.ts';
import { Store } from './store.ts';

afterEach(() => void vi.unstubAllGlobals());

const LIST = '/assets/offline.AAAAAAAA.json';

it('fetches what is missing or old, once, and goes on where it broke off', async () => {
  const caches = new Caches();
  const asked: string[] = [];
  let isConnected = true;
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('self', { location: { href: 'https://tea.example/sw.js' } });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url === LIST) return answerOf(JSON.stringify(list));
    if (!isConnected) throw new TypeError('No network.');
    return answerOf('new');
  });
  const list = {
    changing: ['/a', '/b', '/c.html', '/d', '/e', '/f'].map((address) => [address, hashOf('new')]),
    hashed: ['/assets/main.BBBBBBBB.js'],
  };
  const store = new Store({ base: '/', fallbacks: [], list: LIST });
  await store.keep('/a', answerOf('new'), true);
  await store.keep('/b', answerOf('old'), true);

  isConnected = false;
  await expect(precache(LIST, store)).rejects.toThrow('No network.');
  expect(caches.kept).toEqual(['/a', '/b']);
  await new Promise((done) => setTimeout(done));
  expect(asked).not.toContain('/f');
  isConnected = true;
  asked.length = 0;
  await precache(LIST, store);
  expect(asked.sort()).toEqual(['/assets/main.BBBBBBBB.js', LIST, '/b', '/c.html', '/d', '/e', '/f'].sort());
  expect(caches.kept.sort()).toEqual(
    ['/a', '/assets/main.BBBBBBBB.js', LIST, '/b', '/c', '/d', '/e', '/f'].sort(),
  );
  asked.length = 0;
  await precache(LIST, store);
  expect(asked).toEqual([]);
});
