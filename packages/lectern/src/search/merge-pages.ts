import { WEIGHT_STEPS } from './format.ts';
import type { PageTerms } from './term-weights.ts';

/** What the index needs of one page. */
export interface PageIndex extends PageTerms {
  sections: number;
  /** What it is called. */
  names: readonly string[];
}

/** The vocabulary of a language with its postings, as `section * WEIGHT_STEPS + weight`, sections numbered through all pages. */
export interface Postings {
  /** Sorted by UTF-16 code units. */
  terms: string[];
  /** Where the postings of each term begin in `values`, and at last where they end. */
  starts: Uint32Array;
  values: Uint32Array;
}

/**
 * Puts the terms of pages together: once to count, so that all postings fit into one array, once to place them.
 *
 * @param terms by the numbers that pages have for them; may hold others
 */
export function mergePages(pages: readonly PageIndex[], terms: readonly string[]): Postings {
  const counts = countPostings(pages, terms.length);
  const sorted = sortIds(counts, terms);
  const starts = new Uint32Array(sorted.length + 1);
  /** By the term's number: where its next posting goes. */
  const ends = new Uint32Array(terms.length);
  for (let place = 0; place < sorted.length; place++) {
    const id = sorted[place] as number;
    ends[id] = starts[place] as number;
    starts[place + 1] = (starts[place] as number) + (counts[id] as number);
  }
  const values = placePostings(pages, ends, starts.at(-1) as number);
  return { terms: sorted.map((id) => terms[id] as string), starts, values };
}

/** How many postings each term has, by its number. */
function countPostings(pages: readonly PageIndex[], terms: number): Uint32Array {
  const counts = new Uint32Array(terms);
  for (const { ids, postings } of pages) {
    let at = 0;
    for (let index = 0; index < ids.length; index++) {
      const id = ids[index] as number;
      const count = postings[at] as number;
      counts[id] = (counts[id] as number) + count;
      at += count + 1;
    }
  }
  return counts;
}

/** Those that have postings, by UTF-16 code units. */
function sortIds(counts: Uint32Array, terms: readonly string[]): number[] {
  const ids = new Map<string, number>();
  for (let id = 0; id < counts.length; id++) if (counts[id]) ids.set(terms[id] as string, id);
  return [...ids.keys()].sort().map((term) => ids.get(term) as number);
}

function placePostings(pages: readonly PageIndex[], ends: Uint32Array, total: number): Uint32Array {
  const values = new Uint32Array(total);
  let first = 0;
  for (const { ids, postings, sections } of pages) {
    let at = 0;
    for (let index = 0; index < ids.length; index++) {
      const id = ids[index] as number;
      const last = at + (postings[at] as number);
      let end = ends[id] as number;
      while (at < last) values[end++] = first + (postings[++at] as number);
      ends[id] = end;
      at++;
    }
    first += sections * WEIGHT_STEPS;
  }
  return values;
}
