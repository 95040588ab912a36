import { WEIGHT_STEPS } from './format.ts';
import type { PageTerms } from './term-weights.ts';

/** What the index needs of one page. */
export interface PageIndex extends PageTerms {
  sections: number;
}

/** The vocabulary of a language with its postings, as `section * WEIGHT_STEPS + weight`, sections numbered through all pages. */
export interface Postings {
  /** Sorted by UTF-16 code units. */
  terms: string[];
  /** Where the postings of each term begin in `values`, and at last where they end. */
  starts: Uint32Array;
  values: Uint32Array;
}

/** Puts the terms of pages together: once to count, so that all postings fit into one array, once to place them. */
export function mergePages(pages: readonly PageIndex[]): Postings {
  const ids = new Map<string, number>();
  const counts: number[] = [];
  const idsOfPages: number[][] = [];
  for (const { terms, postings } of pages) {
    const own: number[] = [];
    let at = 0;
    for (const term of terms === '' ? [] : terms.split(' ')) {
      let id = ids.get(term);
      if (id === undefined) {
        id = ids.size;
        ids.set(term, id);
        counts.push(0);
      }
      const count = postings[at] as number;
      counts[id] = (counts[id] as number) + count;
      at += count + 1;
      own.push(id);
    }
    idsOfPages.push(own);
  }
  const terms = [...ids.keys()].sort();
  const starts = new Uint32Array(terms.length + 1);
  const ends: number[] = counts.slice();
  for (const [place, term] of terms.entries()) {
    const id = ids.get(term) as number;
    ends[id] = starts[place] as number;
    starts[place + 1] = (starts[place] as number) + (counts[id] as number);
  }
  return { terms, starts, values: placePostings(pages, idsOfPages, ends, starts.at(-1) as number) };
}

function placePostings(
  pages: readonly PageIndex[],
  idsOfPages: readonly number[][],
  ends: number[],
  total: number,
): Uint32Array {
  const values = new Uint32Array(total);
  let first = 0;
  for (const [page, { postings, sections }] of pages.entries()) {
    let at = 0;
    for (const id of idsOfPages[page] as number[]) {
      const count = postings[at] as number;
      const end = ends[id] as number;
      for (let index = 0; index < count; index++) {
        values[end + index] = first + (postings[at + 1 + index] as number);
      }
      ends[id] = end + count;
      at += count + 1;
    }
    first += sections * WEIGHT_STEPS;
  }
  return values;
}
