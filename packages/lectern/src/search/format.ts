/**
 * The files of an index (DESIGN section 5, point 6), all JSON, of one language:
 *
 * - `search_index.<lang>.<hash>.json`: `IndexEntry`
 * - `….t<i>.json`: `TermShard`, a range of the sorted vocabulary
 * - `….x<page>.json`: `PageText`
 * - `….h<i>.json`: titles of `TITLE_CHUNK` pages, where there are too many for the entry
 */

export const FORMAT = 1;

/** Start of all file names; `<INDEX>.json` names the index of each language. */
export const INDEX = 'search_index';

/** Weights are kept in so many steps. */
export const LEVELS = 15;

/** A site of more pages keeps its titles in chunks of their own. */
export const MAX_TITLES_IN_ENTRY = 400;
export const TITLE_CHUNK = 32;

export interface IndexEntry {
  format: number;
  /** Varints: number of sections of each page. */
  sections: string;
  /** Varints: how much a page is linked to, 0 to `LEVELS`. */
  ranks: string;
  /** First term of each shard but the first, front-coded. */
  shards: string;
  /** Titles of all pages; null where they come in chunks. */
  titles: PageTitles[] | null;
}

/** Route path, title, then the headings below the title as id, text, depth. */
export type PageTitles = [
  route: string,
  title: string,
  headings: [id: string, text: string, depth: number][],
];

/** Everything about the terms of one range: postings of all terms, one after another. */
export interface TermShard {
  /** Front-coded, sorted by UTF-16 code units. */
  terms: string;
  /** Varints: number of postings of each term. */
  counts: string;
  /** Varints: section numbers, each as the distance from the one before, from 0 for each term. */
  deltas: string;
  /** Varints: weight of each posting, 1 to `LEVELS`. */
  weights: string;
  /** Place of a term in `terms` -> number of sections that have it, where only the best postings are kept. */
  more: Record<number, number>;
}

/** Text of each section of a page, for excerpts. */
export type PageText = string[];

/** A posting list is cut to its best when it is longer: a word of every page tells no page from another. */
export const MAX_POSTINGS = 2500;

/** File names of an index, from its name `search_index.<lang>.<hash>`. */
export const entryFile = (name: string): string => `${name}.json`;
export const shardFile = (name: string, shard: number): string => `${name}.t${shard}.json`;
export const textFile = (name: string, page: number): string => `${name}.x${page}.json`;
export const titlesFile = (name: string, chunk: number): string => `${name}.h${chunk}.json`;
