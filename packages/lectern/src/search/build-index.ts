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
import { sharedThesaurus } from './shared-thesaurus.ts';
import { createSynonyms } from './synonyms.ts';
import { type ShardPlan, toShards } from './term-shards.ts';
import { encodeTerms, encodeVarints } from './varint.ts';
import { createWeigher } from './weigh.ts';

/** Data about a page that does not depend on a query. */
export interface PagePrior {
  /** Route path. */
  route: string;
  title: string;
  /** Sidebar heading that the page is listed under. */
  group?: string;
  links: number;
  weight: number;
  /** Texts of links on other pages that lead to the page or its sections. */
  called?: readonly Called[];
}

/** Sizes of index files. Small files make a first query cheap, but there must not be too many of them. */
export interface FileSizes {
  /** Approximate length of a shard as JSON (characters). */
  shard: number;
  /** Number of sections in a part. A hit shows one of them. */
  part: number;
}
/**
 * File sizes by the maximum number of pages that they apply to. With the first sizes, a query needs about four shards
 * of 0.7 kB each, compressed.
 */
const SIZES: readonly (readonly [pages: number, sizes: FileSizes])[] = [
  [MAX_TITLES, { shard: 820, part: 1 }],
  [1500, { shard: 1000, part: 2 }],
  [Number.POSITIVE_INFINITY, { shard: 13_000, part: 5 }],
];

/** Returns the sizes of the files of an index. Pages that were indexed with other sizes cannot be added to it. */
function sizesFor(pageCount: number): FileSizes {
  return SIZES.find(([pages]) => pageCount <= pages)?.[1] as FileSizes;
}

/** Data of one page for an index. */
export interface IndexedPage {
  index: PageIndex;
  parts: PagePart[];
}

/** Indexes the pages of a site and keeps their vocabulary. */
export interface Indexer {
  /** Sizes of the files. */
  sizes: FileSizes;
  /** Terms, in the order of the numbers that postings of pages use. */
  terms: readonly string[];
  /** Prepares the data that does not depend on pages. Otherwise, the first page would have to wait for it. */
  prepare(): void;
  /**
   * Indexes one page.
   *
   * @param html the article, including its notes
   * @param path route path without language and version; its last segments count as a title
   * @param keywords words that lead to the page although it does not show them
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
  /** Does the same with the page data of the site. */
  indexArticle(
    html: string,
    page: Pick<PageData, 'routePath' | 'title' | 'description' | 'frontmatter'>,
    locales: readonly LocaleInfo[],
  ): IndexedPage;
  /**
   * Combines the pages of one language into an index.
   *
   * @param pages pages that this indexer has indexed, in the order of their numbers
   * @param priors data of each page: its address, the number of other pages that link to it, and its weight (1 unless
   *   the page sets another one)
   */
  buildIndex(pages: readonly PageIndex[], priors: readonly PagePrior[]): BuiltIndex;
}

/** An index without its name, which depends on its contents. */
export interface BuiltIndex {
  entry: IndexEntry;
  /** Shards, in the order of their numbers. */
  shards: Pick<ShardPlan, 'source' | 'make'>[];
}

/**
 * @param pageCount number of pages of the largest language
 * @param terms vocabulary of an indexer whose pages are to be combined with new ones
 */
export function createIndexer(pageCount: number, terms: readonly string[] = []): Indexer {
  const sizes = sizesFor(pageCount);
  // Created on first use: a dev server starts without an index, and some sites have none.
  const weigher = once(() => createWeigher(terms));
  const synonyms = once(() => createSynonyms(sharedThesaurus(), weigher().vocabulary));
  const indexPage: Indexer['indexPage'] = (html, { route, title, description, path, keywords = [] }) => {
    const sections = splitSections(html, title);
    const index = {
      sections: sections.length,
      ids: sections.map(({ id }) => ownText(id)),
      names: [
        ...pageNames(title, path, keywords).map((name): SectionName => [name, 0]),
        ...headingNames(sections),
      ].map(([name, section]): SectionName => [ownText(name), section]),
      // Joined with line breaks, so that no word continues on the next line.
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
    prepare() {
      synonyms();
      weigher().vocabulary.sorted();
    },
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
      return toIndex(toShards(vocabulary, postings, said, sizes.shard), pages, priors, sizes.part);
    },
  };
}

function toIndex(
  { shards, firstTerms }: ReturnType<typeof toShards>,
  pages: readonly PageIndex[],
  priors: readonly PagePrior[],
  sectionsPerPart: number,
): BuiltIndex {
  const names = namesOf(pages);
  for (const [name, numbers] of [...names, ...namesOtherwise(names, sharedThesaurus())]) {
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
 * Returns all files of an index that is kept in memory, by their names.
 *
 * @param parts parts of each page, in the order of the pages
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

/** Returns the sections that have each name. Sections are numbered across all pages. */
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

/** Converts numbers of links to ranks on a logarithmic scale. */
function ranksOf(links: readonly number[]): number[] {
  const top = Math.log1p(Math.max(1, ...links));
  return links.map((count) => Math.round((Math.log1p(count) / top) * LEVELS));
}
