import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteReadPages, readPages } from './read-pages.ts';
import { createStore } from './store.ts';
import type { ClientState } from './types.ts';

const state = (routePath: string, pageType = 'doc') =>
  ({
    page: { routePath, title: `Title of ${routePath}`, edition: 'en', pageType },
    site: { base: '/' },
  }) as unknown as ClientState;

describe('noteReadPages', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  const paths = (base = '/') => readPages(base).map(({ path }) => path);

  it('notes pages of documentation, newest first and once each', () => {
    const store = createStore(state('/a'));
    noteReadPages(store);
    for (const path of ['/b', '/b', '/a', '/c']) store.set(state(path));
    store.set(state('/', 'home'));
    expect(paths()).toEqual(['/c', '/a', '/b']);
    expect(readPages('/')[0]).toEqual({ path: '/c', title: 'Title of /c', edition: 'en' });
    expect(paths('/other/')).toEqual([]);
  });

  it('keeps the last twelve', () => {
    const store = createStore(state('/0'));
    noteReadPages(store);
    for (let index = 1; index < 20; index += 1) store.set(state(`/${index}`));
    expect(paths()).toHaveLength(12);
    expect(paths()[0]).toBe('/19');
  });

  it('does without where storage is blocked, or holds what is not its own', () => {
    stored.set('lectern-read-pages/', '[{"path":1},null,{"path":"/a","title":"A","edition":"en"}]');
    expect(paths()).toEqual(['/a']);
    stored.set('lectern-read-pages/', '{');
    expect(paths()).toEqual([]);
    vi.stubGlobal('localStorage', undefined);
    expect(() => noteReadPages(createStore(state('/a')))).not.toThrow();
    expect(paths()).toEqual([]);
  });
});
