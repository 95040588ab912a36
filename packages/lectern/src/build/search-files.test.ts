import { describe, expect, it } from 'vitest';
import { receivePages, type SentPages } from './search-files.ts';

const page = (number: number, ids: number[]): SentPages['pages'][number] => ({
  place: { edition: 'en', number },
  index: { sections: 1, ids: Uint32Array.from(ids), postings: new Uint16Array() },
  parts: [],
});

const termsOf = (batches: SentPages[]) =>
  receivePages(batches).map(({ place, index }) => [
    place.number,
    [...index.ids].map((id) => index.vocabulary[id]),
  ]);

describe('pages from workers', () => {
  it('get the terms of their own worker, in whatever order batches come', () => {
    expect(
      termsOf([
        { worker: 1, first: 2, newTerms: 'alias', pages: [page(2, [2, 0])] },
        { worker: 2, first: 0, newTerms: 'minify alias', pages: [page(1, [0, 1])] },
        { worker: 1, first: 0, newTerms: 'port host', pages: [page(0, [1])] },
      ]),
    ).toEqual([
      [2, ['alias', 'port']],
      [1, ['minify', 'alias']],
      [0, ['host']],
    ]);
  });

  it('may bring no new terms', () => {
    expect(
      termsOf([
        { worker: 1, first: 0, newTerms: 'port', pages: [page(0, [0])] },
        { worker: 1, first: 1, newTerms: '', pages: [page(1, [0])] },
        { worker: 1, first: 1, newTerms: 'host', pages: [page(2, [1])] },
      ]).map(([, terms]) => terms),
    ).toEqual([['port'], ['port'], ['host']]);
  });
});
