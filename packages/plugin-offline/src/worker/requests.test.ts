import { describe, expect, it } from 'vitest';
import { isHashed as isHashedForHosts } from '../../../lectern/dist/internals.js';
import { documentKey, documentOfPayload, isHashed, keyOf, planFor } from './requests.ts';

const ORIGIN = 'https://tea.example';

function plan(path: string, request: Partial<Request> = {}) {
  const asked = { method: 'GET', mode: 'cors' as const, cache: 'default' as const, headers: new Headers() };
  const url = new URL(path, ORIGIN).href;
  return planFor({ url, ...asked, ...request }, ORIGIN, '/docs/');
}

describe('a request', () => {
  it.each([
    ['/docs/guide/a.json', 'file', '/docs/guide/a.json'],
    ['/docs/search_index.json', 'file', '/docs/search_index.json'],
    ['/docs/logo.png?v=2', 'file', '/docs/logo.png?v=2'],
    ['/docs/assets/main.C9xki34-.js', 'hashed', '/docs/assets/main.C9xki34-.js'],
    ['/docs/search_index.en.CdvF1Apy.json', 'hashed', '/docs/search_index.en.CdvF1Apy.json'],
    ['/docs/search_index.en.CdvF1Apy/t0.json', 'hashed', '/docs/search_index.en.CdvF1Apy/t0.json'],
    // A file of the public folder, whose name does not depend on its content.
    ['/docs/assets/logo-original.png', 'file', '/docs/assets/logo-original.png'],
  ])('for %s is one for a %s', (path, kind, key) => {
    expect(plan(path)).toEqual({ kind, key });
  });

  it('for a page is one, whatever the spelling and the query', () => {
    const keys = ['/docs/a', '/docs/a.html', '/docs/a?q=x'].map((path) => plan(path, { mode: 'navigate' }));
    expect(keys).toEqual(Array(3).fill({ kind: 'document', key: '/docs/a' }));
    for (const path of ['/docs/', '/docs/index.html']) {
      expect(plan(path, { mode: 'navigate' })).toEqual({ kind: 'document', key: '/docs/' });
    }
  });

  it('that cannot be kept is left to the browser', () => {
    const others: [string, Partial<Request>][] = [
      ['/docs/a.json', { method: 'POST' }],
      ['/other/a.json', {}],
      ['/docs-old/a.json', {}],
      ['https://cdn.example/docs/a.js', {}],
      ['/docs/film.mp4', { headers: new Headers({ range: 'bytes=0-' }) }],
      ['/docs/a.json', { cache: 'only-if-cached' }],
      // The Markdown of a page, requested by its address and `Accept`.
      ['/docs/guide/a', {}],
    ];
    for (const [path, request] of others) expect([path, plan(path, request)]).toEqual([path, null]);
  });
});

describe('names', () => {
  it('are hashed where hosts are told so', () => {
    for (const path of ['assets/main.C9xki34-.js', 'search_index.en.CdvF1Apy/x0.0.json']) {
      expect(isHashed(`/docs/${path}`, '/docs/') && isHashedForHosts(`/${path}`)).toBe(true);
    }
    expect(isHashed('/docs/a.C9xki34-.js', '/docs/')).toBe(false);
  });

  it('lead from a page to its payload and back', () => {
    expect(documentKey('/docs/guide/index.html')).toBe('/docs/guide/');
    expect(documentKey('/docs/myindex.html')).toBe('/docs/myindex');
    expect(documentOfPayload('/docs/guide/index.json')).toBe('/docs/guide/');
    expect(documentOfPayload('/docs/guide/a.json')).toBe('/docs/guide/a');
    expect(documentOfPayload('/docs/a.png')).toBeNull();
    expect(keyOf('/docs/a?x#y', ORIGIN)).toEqual({ key: '/docs/a', isDocument: true });
    expect(keyOf('/docs/a.svg?x', ORIGIN)).toEqual({ key: '/docs/a.svg?x', isDocument: false });
  });
});
