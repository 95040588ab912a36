import { WEIGHT_STEPS } from './format.ts';
import type { SectionName } from './page-names.ts';
import { NONE } from './posting-lists.ts';

/** Data of one page for the index. */
export interface PageIndex {
  sections: number;
  /** Names of the page and its sections. */
  names: readonly SectionName[];
  /** Anchors of the sections. The anchor of the top is empty. */
  ids: readonly string[];
  /**
   * For each section: the number of its terms, then each term as `number * WEIGHT_STEPS + weight`, with weights from 1
   * to `LEVELS`. A term takes a single number, since postings are half of the data that a large build keeps about its
   * pages.
   */
  postings: Uint32Array;
}

/** Stands for the end of a list that is in `#others`. */
const REPLACED = 0xffff_ffff;

/** Maximum length of a list that is copied number by number. */
const FEW = 32;

/**
 * Postings of the terms of a language, as `section * WEIGHT_STEPS + weight`. Sections are numbered across all pages.
 */
export class Postings {
  /** Number of terms that the pages contain. */
  readonly terms: number;
  /** Start of the postings of each term in `#values`, by term number. */
  readonly #starts: Uint32Array;
  /** End of the postings of each term in `#values`, or `REPLACED`. */
  readonly #ends: Uint32Array;
  /**
   * One array for the terms of all pages: there are millions of postings, and a copy of them takes 80 MB on a site of
   * 34,300 pages.
   */
  readonly #values: Uint32Array;
  /** Posting lists that were replaced or added later. */
  readonly #others = new Map<number, Uint32Array>();

  constructor(starts: Uint32Array, ends: Uint32Array, values: Uint32Array) {
    this.terms = starts.reduce((sum, start, id) => (start < (ends[id] as number) ? sum + 1 : sum), 0);
    this.#starts = starts;
    this.#ends = ends;
    this.#values = values;
  }

  /** Returns the postings of a term. */
  of(id: number): Uint32Array {
    const end = this.#endOf(id);
    if (end === REPLACED) return this.#others.get(id) ?? NONE;
    return this.#values.subarray(this.#starts[id], end);
  }

  /** Returns the number of sections that contain a term. */
  count(id: number): number {
    const end = this.#endOf(id);
    if (end === REPLACED) return this.#others.get(id)?.length ?? 0;
    return end - (this.#starts[id] as number);
  }

  /** Writes the postings of a term into an array. @returns their end there */
  write(id: number, to: Uint32Array, at: number): number {
    const end = this.#endOf(id);
    // A view of the postings takes longer to create than most lists take to copy.
    if (end === REPLACED || end - (this.#starts[id] as number) > FEW) {
      const list = this.of(id);
      to.set(list, at);
      return at + list.length;
    }
    let place = at;
    for (let from = this.#starts[id] as number; from < end; ) to[place++] = this.#values[from++] as number;
    return place;
  }

  /** Replaces the postings of a term. */
  set(id: number, list: Uint32Array): void {
    this.#others.set(id, list);
    if (id < this.#ends.length) this.#ends[id] = REPLACED;
  }

  /** Terms that were added later are not in the array. */
  #endOf(id: number): number {
    return id < this.#ends.length ? (this.#ends[id] as number) : REPLACED;
  }
}

/**
 * Merges the postings of pages. The first pass counts them, so that they fit into one array, and the second one fills
 * it.
 *
 * @param terms number of terms in the vocabulary; the pages may lack some of them
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
 * Returns the number of postings of each term, by term number.
 *
 * @param terms number of terms in the vocabulary
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

/** Returns the end of a section in the postings of a page. `at` is the position of the number of its terms. */
function endOfSection(postings: Uint32Array, at: number): number {
  return at + 1 + (postings[at] as number);
}

/** Returns the number of the term in a posting of a page. */
function termIn(posting: number): number {
  return (posting / WEIGHT_STEPS) >>> 0;
}

/** Returns the postings of a page with new term numbers, which `numbers` lists by old number. */
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

/** @param ends start of the postings of each term, which is moved to their end */
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
