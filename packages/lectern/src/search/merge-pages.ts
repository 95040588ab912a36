import { WEIGHT_STEPS } from './format.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the index needs of one page. */
export interface PageIndex {
  sections: number;
  /** What it is called. */
  names: readonly string[];
  /** By turns the number of a term and where it stands: `section * WEIGHT_STEPS + weight`, in the order of the sections. */
  postings: Uint32Array;
}

/** The vocabulary of a language with its postings, as `section * WEIGHT_STEPS + weight`, sections numbered through all pages. */
export interface Postings {
  /** Sorted by UTF-16 code units. */
  terms: string[];
  /** Where the postings of each term begin in `values`, and at last where they end. */
  starts: Uint32Array;
  values: Uint32Array;
  /** For a term of synonyms: the words, with spaces between them, that stand there. */
  said: ReadonlyMap<string, string>;
}

/**
 * Puts the terms of pages together: once to count, so that all postings fit into one array, once to place them.
 *
 * @param vocabulary of the pages; may hold other terms
 */
export function mergePages(pages: readonly PageIndex[], vocabulary: Vocabulary): Postings {
  const { terms } = vocabulary;
  const counts = countPostings(pages, terms.length);
  const sorted = vocabulary.sorted().filter((id) => counts[id]);
  const starts = new Uint32Array(sorted.length + 1);
  /** By the term's number: where its next posting goes. */
  const ends = new Uint32Array(terms.length);
  for (let place = 0; place < sorted.length; place++) {
    const id = sorted[place] as number;
    ends[id] = starts[place] as number;
    starts[place + 1] = (starts[place] as number) + (counts[id] as number);
  }
  const values = placePostings(pages, ends, starts.at(-1) as number);
  return { terms: sorted.map((id) => terms[id] as string), starts, values, said: new Map() };
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
