import type { Runs } from './page-runs.ts';
import type { ShownSection } from './sections.ts';

/**
 * The files of an index (DESIGN section 5, point 6), all JSON:
 *
 * - `search_index.json`: `IndexNames`, one file for all languages
 * - `search_index.<lang>.<hash>.json`: `IndexEntry`, the data that every query needs
 * - `search_index.<lang>.<hash>/t<i>.json`: `TermShard`, a range of the sorted vocabulary
 * - `search_index.<lang>.<hash>/x<page>.<part>.json`: `PagePart`, a few sections of a page as hits show them
 */

export const FORMAT = 15;

/** Beginning of all file names. */
export const INDEX = 'search_index';

/** Number of steps in which weights are stored. */
export const LEVELS = 15;

/**
 * Last character of a term that represents synonyms: `directory=` is in sections that say `folder`, `文件夹=` in those
 * that say 目录. No word ends with it, and it sorts before all longer words.
 */
export const SYNONYM = '=';
export const isSynonym = (term: string): boolean => term.endsWith(SYNONYM);
export const wordOf = (term: string): string => (isSynonym(term) ? term.slice(0, -SYNONYM.length) : term);

/** Separates the words that different synonyms stand for. */
export const SAID_END = ',';

/** A posting is `section * WEIGHT_STEPS + weight` while the index is built. */
export const WEIGHT_STEPS = LEVELS + 1;

/**
 * Name of the index of each language, `search_index.<lang>.<hash>`: its entry and the folder of its other files have
 * that name.
 */
export type IndexNames = Record<string, string>;

export interface IndexEntry {
  format: number;
  /** Number of sections in each part of a page, except the last part. */
  sectionsPerPart: number;
  /** Varints: number of sections of each page. */
  sections: string;
  /** Varints: rank of each page by its incoming links, 0 to `LEVELS`. */
  ranks: string;
  /** Weights of the pages whose weight is not 1, by page number. */
  weights: Record<number, number>;
  /**
   * Lower bound of each shard except the first. It is not greater than the first term of the shard, and greater than
   * the last term of the previous one.
   */
  shards: string;
  /**
   * Routes and titles for the first preview of hits (`page-list.ts`). Null on a site whose titles would make the entry
   * large.
   */
  pages: string | null;
  /** Parts of the site: folders of pages, in page order, each with the number of consecutive pages. */
  folders: Runs;
  /** Sidebar headings that pages are listed under. */
  groups: Runs;
}

/**
 * All data about the terms of one range, with the postings of all terms in sequence. It is a tuple, since names of
 * fields would be a tenth of such a small file.
 */
export type TermShard = [
  /** Front-coded, sorted by UTF-16 code units. */
  terms: string,
  /**
   * Varints of each term: section numbers, each as the difference from the previous one. Terms are separated by spaces,
   * so that a reader decodes only the terms of its query.
   */
  deltas: string,
  /** Varints: weight of each posting, 1 to `LEVELS`. */
  weights: string,
  /** Names of pages and sections (`page-names.ts`) in the same range -> numbers of these sections. */
  names: Record<string, number[]>,
  /**
   * Words that the sections of each synonym term contain, in the order of the terms. Words are separated by spaces, and
   * terms by `SAID_END`. Chinese words are whole.
   */
  said: string,
  /** Index in `terms` -> number of sections that contain the term, if only the best postings are kept. */
  more: Record<number, number>,
];

/** Data that a hit needs of a page and of some of its sections. Route and title are empty if entries contain them. */
export type PagePart = [route: string, title: string, sections: ShownSection[]];

/** Maximum number of pages for which the entry contains their titles (about 15 bytes each, compressed). */
export const MAX_TITLES = 400;

/**
 * Maximum length of a posting list; only the best postings are kept. A word that every page contains does not
 * distinguish pages.
 */
export const MAX_POSTINGS = 2500;

/** Maximum number of sections with the same name. A more common name does not distinguish them. */
export const MAX_NAMESAKES = 50;

/** Name of the only file that is requested before an index is known, so it has no hash. */
export const NAMES_FILE = `${INDEX}.json`;
/** Returns the name of an index, with a hash of its contents (SPEC 7). */
export const indexName = (lang: string, hash: string): string => `${INDEX}.${lang}.${hash}`;
export const entryFile = (name: string): string => `${name}.json`;
/** Names of the other files, which are in the folder with the name of the index. */
export const shardFile = (shard: number): string => `t${shard}.json`;
export const partFile = (page: number, part: number): string => `x${page}.${part}.json`;
