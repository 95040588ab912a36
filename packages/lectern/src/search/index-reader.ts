import { analyze, prepareFor } from './analyze.ts';
import { lastAtMost } from './bounds.ts';
import type { Fact } from './facts.ts';
import {
  entryFile,
  type IndexEntry,
  type IndexNames,
  isSynonym,
  LEVELS,
  NAMES_FILE,
  type PagePart,
  partFile,
  SAID_END,
  shardFile,
  type TermShard,
} from './format.ts';
import { decodePages, type ListedPage } from './page-list.ts';
import { textAt } from './page-runs.ts';
import { type Stem, stemFor } from './stem.ts';
import { countVarints, decodeTerms, decodeVarints } from './varint.ts';

/** Fetches a file of the index and returns the parsed JSON. Rejects if the file is not available. */
export type LoadFile = (file: string) => Promise<unknown>;

/** A decoded shard. */
export interface Shard {
  terms: string[];
  /** Returns the sections that contain the term at this index, with weights from 0 to 1. */
  postings(place: number): { sections: number[]; weights: number[] };
  /** Returns the number of sections that contain the term, even if only the best postings are kept. */
  frequency(place: number): number;
  /**
   * Returns the terms that the sections of the term contain: the term itself or, for a synonym, those of the words that
   * it represents.
   */
  said(place: number): readonly string[];
  /** Section numbers by the name of the sections (`page-names.ts`). */
  names: ReadonlyMap<string, readonly number[]>;
}

/** The index of one language. Files are fetched when they are needed, and kept. */
export interface IndexReader {
  /** Cuts the endings of words in the language of the index. */
  stem: Stem;
  sectionCount: number;
  /** Parts of the site. */
  folders: IndexEntry['folders'];
  /** Returns the sidebar heading that a page is listed under, or an empty string. */
  group(page: number): string;
  shardCount: number;
  /** Returns the page of a section, and the number of the section on it. */
  locate(section: number): { page: number; inPage: number };
  /** Returns the rank of a page by its incoming links, 0 to 1. */
  rank(page: number): number;
  /** Returns the weight that the front matter of a page sets, usually 1. */
  weight(page: number): number;
  /** Returns the number of the shard whose range includes a term. */
  shardOf(term: string): number;
  shard(number: number): Promise<Shard>;
  /** Returns the route and title of a page if they are known without a request, or null on a large site. */
  page(page: number): ListedPage | null;
  /** Returns the data that a hit shows of a section. */
  section(page: number, inPage: number): Promise<SectionText>;
  /** Checks whether two sections of one page are in the same file. */
  samePart(inPage: number, other: number): boolean;
  /** Checks whether the data of a section is already loaded. */
  hasSection(page: number, inPage: number): boolean;
}

export interface SectionText extends ListedPage {
  id: string;
  header: string;
  text: string;
  facts: readonly Fact[];
}

/** Reads the entry of a language's index. All other files are requested later. */
export async function openIndex(lang: string, load: LoadFile): Promise<IndexReader> {
  const { [lang]: name } = (await load(NAMES_FILE)) as IndexNames;
  if (typeof name !== 'string') throw new Error(`There is no search index for "${lang}".`);
  const entry = (await load(entryFile(name))) as IndexEntry;
  const { sectionsPerPart } = entry;
  await prepareFor(entry.pages ?? '');
  const firstSections = sums(decodeVarints(entry.sections));
  const sectionCount = firstSections.pop() as number;
  const ranks = decodeVarints(entry.ranks);
  const firstTerms = ['', ...decodeTerms(entry.shards)];
  const pages = entry.pages === null ? null : decodePages(entry.pages);
  const kept = keepFiles(load);
  const partOf = (inPage: number) => Math.floor(inPage / sectionsPerPart);
  const fileOf = (page: number, inPage: number) => `${name}/${partFile(page, partOf(inPage))}`;

  return {
    stem: stemFor(lang),
    sectionCount,
    folders: entry.folders,
    group: (page) => textAt(entry.groups, page),
    shardCount: firstTerms.length,
    locate(section) {
      const page = lastAtMost(firstSections, section);
      return { page, inPage: section - (firstSections[page] as number) };
    },
    rank: (page) => (ranks[page] ?? 0) / LEVELS,
    weight: (page) => entry.weights[page] ?? 1,
    shardOf: (term) => lastAtMost(firstTerms, term),
    shard: (number) => kept.get(`${name}/${shardFile(number)}`, (json) => unpack(json as TermShard)),
    page: (page) => pages?.[page] ?? null,
    samePart: (inPage, other) => partOf(inPage) === partOf(other),
    hasSection: (page, inPage) => kept.has(fileOf(page, inPage)),
    async section(page, inPage) {
      const [route, title, sections] = await kept.get(fileOf(page, inPage), readPart);
      const [id = '', header = '', text = '', facts = []] = sections[inPage % sectionsPerPart] ?? [];
      return { ...(pages?.[page] ?? { route, title }), id, header, text, facts };
    },
  };
}

/** Requests each file once. A request that failed is repeated the next time. */
function keepFiles(load: LoadFile) {
  const files = new Map<string, Promise<unknown>>();
  const there = new Set<string>();
  return {
    has: (file: string) => there.has(file),
    get<T>(file: string, unpack: (json: unknown) => T | Promise<T>): Promise<T> {
      const known = files.get(file);
      if (known) return known as Promise<T>;
      const asked = load(file).then(unpack);
      files.set(file, asked);
      asked.then(
        () => there.add(file),
        () => files.delete(file),
      );
      return asked;
    },
  };
}

async function readPart(json: unknown): Promise<PagePart> {
  await prepareFor(JSON.stringify(json));
  return json as PagePart;
}

function unpack([packed, lists, levels, names, said, more]: TermShard): Shard {
  const terms = decodeTerms(packed);
  const deltas = lists.split(' ');
  const counts = deltas.map(countVarints);
  const starts = sums(counts);
  return {
    terms,
    said(place) {
      const term = terms[place] as string;
      if (!isSynonym(term)) return [term];
      const number = terms.slice(0, place).filter(isSynonym).length;
      return termsOf(said.split(SAID_END)[number] as string);
    },
    // A `Map`, since a reader may search for `constructor`.
    names: new Map(Object.entries(names)),
    frequency: (place) => more[place] ?? (counts[place] as number),
    postings(place) {
      const [start = 0, end = 0] = [starts[place], starts[place + 1]];
      let section = 0;
      const sections = decodeVarints(deltas[place] as string).map((delta) => {
        section += delta;
        return section;
      });
      // Each weight is one character, since `LEVELS` is small.
      const weights = decodeVarints(levels.slice(start, end)).map((level) => level / LEVELS);
      return { sections, weights };
    },
  };
}

/** Returns the terms of words. The last character of a Chinese word, which analysis adds, is no term of it. */
function termsOf(words: string): string[] {
  return analyze(words).flatMap(({ parts, whole, isCjk }) => (isCjk ? parts.slice(0, -1) : (whole ?? parts)));
}

/** Returns the start of each part and the end of the last one, computed from their lengths. */
function sums(lengths: readonly number[]): number[] {
  let sum = 0;
  return [0, ...lengths.map((length) => (sum += length))];
}
