import { withoutLocale } from '../shared/locale.ts';
import type { LocaleInfo, PageData } from '../shared/types.ts';
import {
  entryFile,
  FORMAT,
  type IndexEntry,
  LEVELS,
  MAX_POSTINGS,
  type PagePart,
  SECTIONS_PER_PART,
  shardFile,
  type TermShard,
  WEIGHT_STEPS,
} from './format.ts';
import { shownSections, splitSections } from './sections.ts';
import { encodeTerms, encodeVarints } from './varint.ts';
import { type PageTerms, weighSections } from './weigh.ts';

/** What the index needs of one page, in a form that is cheap to send from a worker. */
export interface PageIndex {
  sections: number;
  /** Distinct terms, with spaces between; none holds one. */
  terms: string;
  /** For each term the number of its sections, then each as `section * 16 + weight`. */
  postings: Uint16Array;
}

/** What is known of a page before any query. */
export interface PagePrior {
  links: number;
  weight: number;
}

/** Aim for the size of a shard as JSON (characters): about 2 kB compressed; more where that made too many. */
const SHARD_SIZE = 3500;
const LARGE_SHARD_SIZE = 12_000;
const MANY_PAGES = 1500;

/**
 * Indexes one page.
 *
 * @param html the article as readers get it
 * @param path route path without language and version: its last names count as a title
 */
export function indexPage(
  html: string,
  page: { route: string; title: string; description: string; path: string },
): { index: PageIndex; parts: PagePart[] } {
  const sections = splitSections(html, page.title);
  const index = { sections: sections.length, ...pack(weighSections(sections, page.path, page.description)) };
  const { route, title } = page;
  const shown = shownSections(sections);
  const parts: PagePart[] = [];
  for (let from = 0; from < shown.length; from += SECTIONS_PER_PART) {
    parts.push({ route, title, sections: shown.slice(from, from + SECTIONS_PER_PART) });
  }
  return { index, parts };
}

/** The same, from what the site knows of a page. */
export function indexArticle(
  html: string,
  { routePath: route, title, description }: Pick<PageData, 'routePath' | 'title' | 'description'>,
  locales: readonly LocaleInfo[],
): ReturnType<typeof indexPage> {
  return indexPage(html, { route, title, description, path: withoutLocale(route, locales) });
}

function pack({ terms, postings }: PageTerms): Pick<PageIndex, 'terms' | 'postings'> {
  const packed: number[] = [];
  for (const list of postings) {
    packed.push(list.length);
    for (const posting of list) packed.push(posting);
  }
  return { terms: terms.join(' '), postings: Uint16Array.from(packed) };
}

/**
 * Puts the pages of one language together.
 *
 * @param name `search_index.<lang>.<hash>`
 * @param pages in the order of their numbers
 * @param priors of each page: how many other pages link to it, and what it counts (1, unless it says otherwise)
 * @returns content of each file but the pages' parts, by file name
 */
export function buildIndex(
  name: string,
  pages: readonly PageIndex[],
  priors: readonly PagePrior[],
): Record<string, unknown> {
  const postings = merge(pages);
  const size = pages.length > MANY_PAGES ? LARGE_SHARD_SIZE : SHARD_SIZE;
  const ranges = splitTerms([...postings.keys()].sort(), postings, size);
  const files: Record<string, unknown> = {};
  for (const [number, terms] of ranges.entries()) {
    files[shardFile(name, number)] = toShard(terms, postings);
  }
  const entry: IndexEntry = {
    format: FORMAT,
    sections: encodeVarints(pages.map(({ sections }) => sections)),
    ranks: encodeVarints(ranksOf(priors.map(({ links }) => links))),
    weights: Object.fromEntries(priors.flatMap(({ weight }, page) => (weight === 1 ? [] : [[page, weight]]))),
    shards: encodeTerms(ranges.slice(1).map(([first = '']) => first)),
  };
  files[entryFile(name)] = entry;
  return files;
}

/** Term -> its postings as `section * 16 + weight`, sections numbered through all pages. */
function merge(pages: readonly PageIndex[]): Map<string, number[]> {
  const merged = new Map<string, number[]>();
  let firstSection = 0;
  for (const { terms, postings, sections } of pages) {
    let at = 0;
    for (const term of terms === '' ? [] : terms.split(' ')) {
      const list = merged.get(term) ?? [];
      merged.set(term, list);
      const end = at + 1 + (postings[at] as number);
      for (at++; at < end; at++) list.push(firstSection * WEIGHT_STEPS + (postings[at] as number));
    }
    firstSection += sections;
  }
  return merged;
}

/** Cuts the sorted vocabulary into ranges of about `size` characters each. */
function splitTerms(terms: string[], postings: ReadonlyMap<string, number[]>, size: number): string[][] {
  const ranges: string[][] = [];
  let current: string[] = [];
  let length = 0;
  for (const term of terms) {
    const cost = 6 + Math.min(MAX_POSTINGS, postings.get(term)?.length ?? 0) * 2.5;
    if (length > 0 && length + cost > size) {
      ranges.push(current);
      current = [];
      length = 0;
    }
    current.push(term);
    length += cost;
  }
  return [...ranges, current];
}

function toShard(terms: readonly string[], postings: ReadonlyMap<string, number[]>): TermShard {
  const counts: number[] = [];
  const deltas: number[] = [];
  const weights: number[] = [];
  const more: TermShard['more'] = {};
  for (const [index, term] of terms.entries()) {
    const all = postings.get(term) ?? [];
    const kept = all.length > MAX_POSTINGS ? best(all) : all;
    if (kept !== all) more[index] = all.length;
    counts.push(kept.length);
    let previous = 0;
    for (const posting of kept) {
      const section = Math.floor(posting / WEIGHT_STEPS);
      deltas.push(section - previous);
      weights.push(posting % WEIGHT_STEPS);
      previous = section;
    }
  }
  return {
    terms: encodeTerms(terms),
    counts: encodeVarints(counts),
    deltas: encodeVarints(deltas),
    weights: encodeVarints(weights),
    more,
  };
}

function best(postings: readonly number[]): number[] {
  return [...postings]
    .sort((a, b) => (b % WEIGHT_STEPS) - (a % WEIGHT_STEPS) || a - b)
    .slice(0, MAX_POSTINGS)
    .sort((a, b) => a - b);
}

/** Links to a page, on a scale that grows slowly. */
function ranksOf(links: readonly number[]): number[] {
  const top = Math.log1p(Math.max(1, ...links));
  return links.map((count) => Math.round((Math.log1p(count) / top) * LEVELS));
}
