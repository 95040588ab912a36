import type { Called } from '../shared/found-pages.ts';
import { withoutLocale } from '../shared/locale.ts';
import { once } from '../shared/once.ts';
import type { LocaleInfo, PageData } from '../shared/types.ts';
import './with-all-scripts.ts';
import { lastAtMost } from './bounds.ts';
import { addCalled } from './called.ts';
import { foldersOf } from './folders-of.ts';
import {
  entryFile,
  FORMAT,
  type IndexEntry,
  LEVELS,
  MAX_NAMESAKES,
  MAX_TITLES,
  type PagePart,
  partFile,
  shardFile,
  wordOf,
} from './format.ts';
import { mergePages, type PageIndex } from './merge-pages.ts';
import { namesOtherwise } from './named-otherwise.ts';
import { ownText } from './own-text.ts';
import { encodePages } from './page-list.ts';
import { headingNames, pageNames, type SectionName } from './page-names.ts';
import { runsOf } from './page-runs.ts';
import { shownSections, splitSections } from './sections.ts';
import { createSynonyms, readThesaurus } from './synonyms.ts';
import { type ShardPlan, toShards } from './term-shards.ts';
import { THESAURUS } from './thesaurus/index.ts';
import { encodeTerms, encodeVarints } from './varint.ts';
import { createWeigher } from './weigh.ts';

/** What is known of a page before any query. */
export interface PagePrior {
  /** Route path. */
  route: string;
  title: string;
  /** What its sidebar has it under. */
  group?: string;
  links: number;
  weight: number;
  /** What links of other pages call it and its sections. */
  called?: readonly Called[];
}

/** How much goes into a file: light ones for a first query, but not too many. */
export interface FileSizes {
  /** Length of a shard as JSON (characters), about. */
  shard: number;
  /** Sections of a part: a hit shows one of them. */
  part: number;
}
/** By the number of pages up to which they hold. A query of the first needs some four shards, of 0.7 kB compressed. */
const SIZES: readonly (readonly [pages: number, sizes: FileSizes])[] = [
  [MAX_TITLES, { shard: 900, part: 1 }],
  [1500, { shard: 1000, part: 2 }],
  [Number.POSITIVE_INFINITY, { shard: 12_000, part: 5 }],
];

/** Sizes of the files of an index. Pages that were indexed for others cannot be put into it. */
function sizesFor(pageCount: number): FileSizes {
  return SIZES.find(([pages]) => pageCount <= pages)?.[1] as FileSizes;
}

/** One page as it goes into an index. */
export interface IndexedPage {
  index: PageIndex;
  parts: PagePart[];
}

/** Indexes the pages of a site, of which it keeps the vocabulary. */
export interface Indexer {
  /** How much goes into a file. */
  sizes: FileSizes;
  /** Terms by their numbers in the postings of pages. */
  terms: readonly string[];
  /** Makes what does not depend on pages, which the first of them would have to wait for. */
  prepare(): void;
  /**
   * Indexes one page.
   *
   * @param html the article, with its notes
   * @param path route path without language and version: its last names count as a title
   * @param keywords words that the page is to be found by, and does not show
   */
  indexPage(
    html: string,
    page: {
      route: string;
      title: string;
      description: string;
      path: string;
      keywords?: readonly string[] | undefined;
    },
  ): IndexedPage;
  /** The same, from what the site knows of a page. */
  indexArticle(
    html: string,
    page: Pick<PageData, 'routePath' | 'title' | 'description' | 'frontmatter'>,
    locales: readonly LocaleInfo[],
  ): IndexedPage;
  /**
   * Puts the pages of one language together.
   *
   * @param pages of this indexer, in the order of their numbers
   * @param priors of each page: where it is, how many other pages link to it, and what it counts (1, unless it says
   *   otherwise)
   */
  buildIndex(pages: readonly PageIndex[], priors: readonly PagePrior[]): BuiltIndex;
}

/** An index without its name, which is made of what is in it. */
export interface BuiltIndex {
  entry: IndexEntry;
  /** In the order of their numbers. */
  shards: Pick<ShardPlan, 'source' | 'make'>[];
}

/** Of the process: it takes 10 ms, and a process may index several sites. */
const thesaurus = once(() => readThesaurus(THESAURUS));

/**
 * @param pageCount how many pages the largest language has
 * @param terms vocabulary of an indexer whose pages are to be put together with new ones
 */
export function createIndexer(pageCount: number, terms: readonly string[] = []): Indexer {
  const sizes = sizesFor(pageCount);
  // Not before an index is made: a dev server starts without one, and some sites have none.
  const weigher = once(() => createWeigher(terms));
  const synonyms = once(() => createSynonyms(thesaurus(), weigher().vocabulary));
  const indexPage: Indexer['indexPage'] = (html, { route, title, description, path, keywords = [] }) => {
    const sections = splitSections(html, title);
    const index = {
      sections: sections.length,
      ids: sections.map(({ id }) => ownText(id)),
      names: [
        ...pageNames(title, path, keywords).map((name): SectionName => [name, 0]),
        ...headingNames(sections),
      ].map(([name, section]): SectionName => [ownText(name), section]),
      // Line by line: a word does not continue in the next one.
      postings: weigher().weighSections(sections, path, [description, ...keywords].join('\n')),
    };
    const shown = shownSections(sections);
    const isInEntry = pageCount <= MAX_TITLES;
    const parts: PagePart[] = [];
    for (let from = 0; from < shown.length; from += sizes.part) {
      const some = shown.slice(from, from + sizes.part);
      parts.push(isInEntry ? ['', '', some] : [route, title, some]);
    }
    return { index, parts };
  };
  return {
    sizes,
    get terms() {
      return weigher().vocabulary.terms;
    },
    prepare: () => void synonyms(),
    indexPage,
    indexArticle: (html, { routePath: route, title, description, frontmatter: { keywords } }, locales) =>
      indexPage(html, { route, title, description, keywords, path: withoutLocale(route, locales) }),
    buildIndex(pages, priors) {
      const count = pages.reduce((sum, { sections }) => sum + sections, 0);
      const { vocabulary, titleOf } = weigher();
      const addSynonyms = synonyms();
      const postings = mergePages(pages, vocabulary.terms.length);
      const called = priors.map((prior) => prior.called ?? []);
      addCalled(postings, pages, called, titleOf);
      const said = addSynonyms(postings, count);
      const names = namesOf(pages);
      const allNames = [...names, ...namesOtherwise(names, thesaurus())];
      return toIndex(toShards(vocabulary, postings, said, sizes.shard), allNames, pages, priors, sizes.part);
    },
  };
}

function toIndex(
  { shards, firstTerms }: ReturnType<typeof toShards>,
  names: readonly (readonly [name: string, sections: number[]])[],
  pages: readonly PageIndex[],
  priors: readonly PagePrior[],
  sectionsPerPart: number,
): BuiltIndex {
  for (const [name, numbers] of names) {
    (shards[lastAtMost(firstTerms, wordOf(name))] as ShardPlan).names[name] = numbers;
  }
  const entry = {
    format: FORMAT,
    sectionsPerPart,
    sections: encodeVarints(pages.map(({ sections }) => sections)),
    ranks: encodeVarints(ranksOf(priors.map(({ links }) => links))),
    weights: Object.fromEntries(priors.flatMap(({ weight }, page) => (weight === 1 ? [] : [[page, weight]]))),
    shards: encodeTerms(firstTerms.slice(1)),
    pages: priors.length > MAX_TITLES ? null : encodePages(priors),
    folders: foldersOf(priors.map(({ route }) => route)),
    groups: runsOf(priors.map(({ group = '' }) => group)),
  };
  return { entry, shards };
}

/**
 * All files of an index that is kept in memory, by their names.
 *
 * @param parts of each page, in the order of the pages
 */
export function indexFiles(
  name: string,
  { entry, shards }: BuiltIndex,
  parts: readonly (readonly PagePart[])[],
): Record<string, unknown> {
  const files: Record<string, unknown> = { [entryFile(name)]: entry };
  for (const [number, shard] of shards.entries()) files[`${name}/${shardFile(number)}`] = shard.make();
  for (const [page, own] of parts.entries()) {
    for (const [number, part] of own.entries()) files[`${name}/${partFile(page, number)}`] = part;
  }
  return files;
}

/** The sections that have a name, numbered through all pages. */
function namesOf(pages: readonly PageIndex[]): Map<string, number[]> {
  const namesakes = new Map<string, number[]>();
  let first = 0;
  for (const { names, sections } of pages) {
    for (const [name, section] of names) {
      const known = namesakes.get(name);
      if (known) known.push(first + section);
      else namesakes.set(name, [first + section]);
    }
    first += sections;
  }
  return new Map([...namesakes].filter(([, numbers]) => numbers.length <= MAX_NAMESAKES));
}

/** Links to a page, on a scale that grows slowly. */
function ranksOf(links: readonly number[]): number[] {
  const top = Math.log1p(Math.max(1, ...links));
  return links.map((count) => Math.round((Math.log1p(count) / top) * LEVELS));
}
