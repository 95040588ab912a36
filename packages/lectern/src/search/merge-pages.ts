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
  const { ids, idsOfPages } = numberTerms(pages);
  const counts = new Uint32Array(ids.size);
  for (const [page, { postings }] of pages.entries()) {
    let at = 0;
    for (const id of idsOfPages[page] as Uint32Array) {
      const count = postings[at] as number;
      counts[id] = (counts[id] as number) + count;
      at += count + 1;
    }
  }
  const terms = sortTerms(ids.keys());
  const starts = new Uint32Array(terms.length + 1);
  const ends = new Uint32Array(ids.size);
  for (const [place, term] of terms.entries()) {
    const id = ids.get(term) as number;
    ends[id] = starts[place] as number;
    starts[place + 1] = (starts[place] as number) + (counts[id] as number);
  }
  return { terms, starts, values: placePostings(pages, idsOfPages, ends, starts.at(-1) as number) };
}

/** Common numbers for the terms of several vocabularies: a term is looked up once for each, and not for each page. */
function numberTerms(pages: readonly PageIndex[]): { ids: Map<string, number>; idsOfPages: Uint32Array[] } {
  const ids = new Map<string, number>();
  /** Of each vocabulary, at their places; -1 for those that are not known yet. */
  const common = new Map<readonly string[], Int32Array>();
  const idsOfPages = pages.map((page) => {
    const { vocabulary } = page;
    const numbers = common.get(vocabulary) ?? new Int32Array(vocabulary.length).fill(-1);
    common.set(vocabulary, numbers);
    return page.ids.map((own) => {
      if (numbers[own] === -1) {
        const term = vocabulary[own] as string;
        const id = ids.get(term) ?? ids.size;
        ids.set(term, id);
        numbers[own] = id;
      }
      return numbers[own] as number;
    });
  });
  return { ids, idsOfPages };
}

/** By UTF-16 code units: first by two of them as a number, which settles most of it and is quick to compare. */
function sortTerms(terms: Iterable<string>): string[] {
  const groups = new Map<number, string[]>();
  for (const term of terms) {
    const start = term.charCodeAt(0) * 0x10000 + (term.length > 1 ? term.charCodeAt(1) : 0);
    const group = groups.get(start);
    if (group) group.push(term);
    else groups.set(start, [term]);
  }
  return [...Float64Array.from(groups.keys()).sort()].flatMap((start) => groups.get(start)?.sort() ?? []);
}

function placePostings(
  pages: readonly PageIndex[],
  idsOfPages: readonly Uint32Array[],
  ends: Uint32Array,
  total: number,
): Uint32Array {
  const values = new Uint32Array(total);
  let first = 0;
  for (const [page, { postings, sections }] of pages.entries()) {
    let at = 0;
    for (const id of idsOfPages[page] as Uint32Array) {
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
