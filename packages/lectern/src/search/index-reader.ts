import { prepareFor } from './analyze.ts';
import { lastAtMost } from './bounds.ts';
import type { Fact } from './facts.ts';
import {
  entryFile,
  type IndexEntry,
  type IndexNames,
  LEVELS,
  NAMES_FILE,
  type PagePart,
  partFile,
  shardFile,
  type TermShard,
} from './format.ts';
import { decodePages, type ListedPage } from './page-list.ts';
import { textAt } from './page-runs.ts';
import { type Stem, stemFor } from './stem.ts';
import { countVarints, decodeTerms, decodeVarints } from './varint.ts';

/** Fetches a file of the index: parsed JSON. Rejects when it cannot be had. */
export type LoadFile = (file: string) => Promise<unknown>;

/** A shard, unpacked. */
export interface Shard {
  terms: string[];
  /** Sections that have the term at this place, with weights from 0 to 1. */
  postings(place: number): { sections: number[]; weights: number[] };
  /** Number of sections that have the term, also where only the best postings are kept. */
  frequency(place: number): number;
  /** What is in the sections of a term at this place: itself, or what it is a synonym of. */
  said(place: number): readonly string[];
  /** Numbers of the sections that have a name (`page-names.ts`). */
  names: ReadonlyMap<string, readonly number[]>;
}

/** The files of one language's index, fetched when needed and kept. */
export interface IndexReader {
  /** Cuts the endings of words in its language. */
  stem: Stem;
  sectionCount: number;
  /** Parts of the site. */
  folders: IndexEntry['folders'];
  /** The heading that its sidebar has a page under; empty where it has none. */
  group(page: number): string;
  shardCount: number;
  /** Page of a section, and the section's number on it. */
  locate(section: number): { page: number; inPage: number };
  /** 0 to 1: how much a page is linked to. */
  rank(page: number): number;
  /** What the page's own front matter says it counts; usually 1. */
  weight(page: number): number;
  /** The shard in whose range a term lies. */
  shardOf(term: string): number;
  shard(number: number): Promise<Shard>;
  /** Where a page is and what it is called, where that is known without asking; null on a large site. */
  page(page: number): ListedPage | null;
  /** What a hit shows of a page's section. */
  section(page: number, inPage: number): Promise<SectionText>;
  /** True for sections of one page that come in one file. */
  samePart(inPage: number, other: number): boolean;
  /** True when that is there at once. */
  hasSection(page: number, inPage: number): boolean;
}

export interface SectionText extends ListedPage {
  id: string;
  header: string;
  text: string;
  facts: readonly Fact[];
}

/** Reads the entry of a language's index; everything else is asked for later. */
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
  const partOf = (page: number, inPage: number) =>
    `${name}/${partFile(page, Math.floor(inPage / sectionsPerPart))}`;

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
    samePart: (inPage, other) => Math.floor(inPage / sectionsPerPart) === Math.floor(other / sectionsPerPart),
    hasSection: (page, inPage) => kept.has(partOf(page, inPage)),
    async section(page, inPage) {
      const [route, title, sections] = await kept.get(partOf(page, inPage), readPart);
      const [id = '', header = '', text = '', facts = []] = sections[inPage % sectionsPerPart] ?? [];
      return { ...(pages?.[page] ?? { route, title }), id, header, text, facts };
    },
  };
}

/** Each file is asked for once; a failed one is asked for again the next time. */
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
    said: (place) => said[place]?.split(' ') ?? [terms[place] as string],
    // A reader may ask for `constructor`.
    names: new Map(Object.entries(names)),
    frequency: (place) => more[place] ?? (counts[place] as number),
    postings(place) {
      const [start = 0, end = 0] = [starts[place], starts[place + 1]];
      let section = 0;
      const sections = decodeVarints(deltas[place] as string).map((delta) => {
        section += delta;
        return section;
      });
      // One character each: `LEVELS` is small.
      const weights = decodeVarints(levels.slice(start, end)).map((level) => level / LEVELS);
      return { sections, weights };
    },
  };
}

/** Where each of some parts begins, and at last where all end, from their lengths. */
function sums(lengths: readonly number[]): number[] {
  let sum = 0;
  const starts = lengths.map((length) => {
    const start = sum;
    sum += length;
    return start;
  });
  starts.push(sum);
  return starts;
}
