import { WEIGHT_STEPS } from './format.ts';
import type { SectionName } from './page-names.ts';

/** What the index needs of one page. */
export interface PageIndex {
  sections: number;
  /** What it and its sections are called. */
  names: readonly SectionName[];
  /** Anchors of the sections; that of the top is empty. */
  ids: readonly string[];
  /**
   * For each section how many terms it has, then the terms, each as `number * WEIGHT_STEPS + weight`, weights from 1 to
   * `LEVELS`. One number for each: they are half of what a large build knows of its pages.
   */
  postings: Uint32Array;
}

/** Where the terms of a language are, as `section * WEIGHT_STEPS + weight`, sections numbered through all pages. */
export class Postings {
  /** By the number of a term: where its postings begin in `#values`. */
  readonly #starts: Uint32Array;
  /** And where they end. */
  readonly #ends: Uint32Array;
  /** One array for all terms of pages: they are millions, and a copy of them is 80 MB on a site of 34,300 pages. */
  readonly #values: Uint32Array;
  /** Those that were replaced, or came later. */
  readonly #others = new Map<number, Uint32Array>();

  constructor(starts: Uint32Array, ends: Uint32Array, values: Uint32Array) {
    this.#starts = starts;
    this.#ends = ends;
    this.#values = values;
  }

  /** Where a term is, by its number. */
  of(id: number): Uint32Array {
    const [start = 0, end = 0] = [this.#starts[id], this.#ends[id]];
    return this.#others.get(id) ?? this.#values.subarray(start, end);
  }

  /** In how many sections it is. */
  count(id: number): number {
    return this.#others.get(id)?.length ?? (this.#ends[id] ?? 0) - (this.#starts[id] ?? 0);
  }

  /** Gives a term other postings. */
  set(id: number, list: Uint32Array): void {
    this.#others.set(id, list);
  }
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
  const values = placePostings(pages, ends, total);
  return new Postings(starts, ends, values);
}

/**
 * How many postings each term has, by its number.
 *
 * @param terms how many have a number
 */
export function countPostings(pages: readonly PageIndex[], terms: number): Uint32Array {
  const counts = new Uint32Array(terms);
  for (const { postings } of pages) {
    for (let at = 0; at < postings.length; ) {
      const end = endOfSection(postings, at++);
      for (; at < end; at++) (counts[termIn(postings[at] as number)] as number)++;
    }
  }
  return counts;
}

/** Where the section ends whose terms are counted at a place in the postings of a page. */
function endOfSection(postings: Uint32Array, at: number): number {
  return at + 1 + (postings[at] as number);
}

/** Number of the term in a posting of a page. */
function termIn(posting: number): number {
  return (posting / WEIGHT_STEPS) >>> 0;
}

/** The postings of a page with other numbers of terms, which are in `numbers` by the old ones. */
export function renumbered(postings: Uint32Array, numbers: ArrayLike<number>): Uint32Array {
  const made = postings.slice();
  for (let at = 0; at < made.length; ) {
    const end = endOfSection(made, at++);
    for (; at < end; at++) {
      const posting = made[at] as number;
      made[at] = (numbers[termIn(posting)] as number) * WEIGHT_STEPS + (posting % WEIGHT_STEPS);
    }
  }
  return made;
}

/** @param ends gets where the postings of each term end */
function placePostings(pages: readonly PageIndex[], ends: Uint32Array, total: number): Uint32Array {
  const values = new Uint32Array(total);
  let first = 0;
  for (const { postings, sections } of pages) {
    let section = first;
    for (let at = 0; at < postings.length; section += WEIGHT_STEPS) {
      const end = endOfSection(postings, at++);
      for (; at < end; at++) {
        const posting = postings[at] as number;
        values[(ends[termIn(posting)] as number)++] = section + (posting % WEIGHT_STEPS);
      }
    }
    first += sections * WEIGHT_STEPS;
  }
  return values;
}
