import { WEIGHT_STEPS } from './format.ts';
import type { SectionName } from './page-names.ts';

/** What the index needs of one page. */
export interface PageIndex {
  sections: number;
  /** What it and its sections are called. */
  names: readonly SectionName[];
  /** Anchors of the sections; that of the top is empty. */
  ids: readonly string[];
  /** By turns the number of a term and where it is: `section * WEIGHT_STEPS + weight`, in the order of the sections. */
  postings: Uint32Array;
}

/** Where the terms of a language are, as `section * WEIGHT_STEPS + weight`, sections numbered through all pages. */
export interface Postings {
  /** By the number of a term: where its postings begin in `values`. */
  starts: Uint32Array;
  /** And where they end. */
  ends: Uint32Array;
  values: Uint32Array;
}

/**
 * Puts the terms of pages together: once to count, so that all postings fit into one array, once to place them.
 *
 * @param terms how many have a number; the pages may lack some
 */
export function mergePages(pages: readonly PageIndex[], terms: number): Postings {
  const counts = countPostings(pages, terms);
  const starts = new Uint32Array(terms);
  let total = 0;
  for (let id = 0; id < terms; id++) {
    starts[id] = total;
    total += counts[id] as number;
  }
  const ends = starts.slice();
  return { starts, ends, values: placePostings(pages, ends, total) };
}

/** How many postings each term has, by its number. */
function countPostings(pages: readonly PageIndex[], terms: number): Uint32Array {
  const counts = new Uint32Array(terms);
  for (const { postings } of pages) {
    for (let at = 0; at < postings.length; at += 2) (counts[postings[at] as number] as number)++;
  }
  return counts;
}

/** @param ends gets where the postings of each term end */
function placePostings(pages: readonly PageIndex[], ends: Uint32Array, total: number): Uint32Array {
  const values = new Uint32Array(total);
  let first = 0;
  for (const { postings, sections } of pages) {
    for (let at = 0; at < postings.length; at += 2) {
      const id = postings[at] as number;
      values[(ends[id] as number)++] = first + (postings[at + 1] as number);
    }
    first += sections * WEIGHT_STEPS;
  }
  return values;
}
