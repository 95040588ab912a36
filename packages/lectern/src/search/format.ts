import type { Runs } from './page-runs.ts';
import type { ShownSection } from './sections.ts';

/**
 * The files of an index (DESIGN section 5, point 6), all JSON:
 *
 * - `search_index.json`: `IndexNames`, the one for all languages
 * - `search_index.<lang>.<hash>.json`: `IndexEntry`, what every query needs
 * - `search_index.<lang>.<hash>/t<i>.json`: `TermShard`, a range of the sorted vocabulary
 * - `search_index.<lang>.<hash>/x<page>.<part>.json`: `PagePart`, what results show of a few sections of a page
 */

export const FORMAT = 14;

/** Start of all file names. */
export const INDEX = 'search_index';

/** Weights are kept in so many steps. */
export const LEVELS = 15;

/**
 * What ends a term that stands for synonyms: `directory=` is in sections that say `folder`, `文件夹=` in those that say
 * 目录. No word ends so, and it sorts before all longer words.
 */
export const SYNONYM = '=';
export const isSynonym = (term: string): boolean => term.endsWith(SYNONYM);
export const wordOf = (term: string): string => (isSynonym(term) ? term.slice(0, -SYNONYM.length) : term);

/** A posting is `section * WEIGHT_STEPS + weight` while the index is made. */
export const WEIGHT_STEPS = LEVELS + 1;

/** The name of each language's index, `search_index.<lang>.<hash>`: that of its entry and of the folder of its other files. */
export type IndexNames = Record<string, string>;

export interface IndexEntry {
  format: number;
  /** Number of a page's sections in each of its parts but the last. */
  sectionsPerPart: number;
  /** Varints: number of sections of each page. */
  sections: string;
  /** Varints: how much a page is linked to, 0 to `LEVELS`. */
  ranks: string;
  /** What pages count that do not count 1, by their number. */
  weights: Record<number, number>;
  /** Where each shard but the first begins: not after its first term, and after the last one of the shard before. */
  shards: string;
  /** What hits begin with (`page-list.ts`); null on a site whose titles would make the entry heavy. */
  pages: string | null;
  /** Parts of the site, by the folders of their pages, with the number of pages in a row. */
  folders: Runs;
  /** The headings that their sidebars have pages under. */
  groups: Runs;
}

/**
 * Everything about the terms of one range: postings of all terms, one after another. A list, since names of fields are a
 * tenth of so small a file.
 */
export type TermShard = [
  /** Front-coded, sorted by UTF-16 code units. */
  terms: string,
  /**
   * Varints of each term, with a space between terms, so that a reader unpacks only those of its query: section
   * numbers, each as the distance from the one before.
   */
  deltas: string,
  /** Varints: weight of each posting, 1 to `LEVELS`. */
  weights: string,
  /** What pages and sections are called (`page-names.ts`), of the same range -> numbers of these sections. */
  names: Record<string, number[]>,
  /** Place of a term of synonyms in `terms` -> the words, with spaces between them, that are there. */
  said: Record<number, string>,
  /** Place of a term in `terms` -> number of sections that have it, where only the best postings are kept. */
  more: Record<number, number>,
];

/** What a hit needs of a page and of some of its sections; route and title are empty where every entry has them. */
export type PagePart = [route: string, title: string, sections: ShownSection[]];

/** Up to so many pages the entry has their titles (some 15 bytes each, compressed). */
export const MAX_TITLES = 400;

/** A posting list is cut to its best when it is longer: a word of every page tells no page from another. */
export const MAX_POSTINGS = 2500;

/** A name that more sections have tells none of them from the others. */
export const MAX_NAMESAKES = 50;

/** The one file that is asked for without knowing an index, so its name has no hash. */
export const NAMES_FILE = `${INDEX}.json`;
/** By what is in it (SPEC 7). */
export const indexName = (lang: string, hash: string): string => `${INDEX}.${lang}.${hash}`;
export const entryFile = (name: string): string => `${name}.json`;
/** The other files, in the folder of that name. */
export const shardFile = (shard: number): string => `t${shard}.json`;
export const partFile = (page: number, part: number): string => `x${page}.${part}.json`;
