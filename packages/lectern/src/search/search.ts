import { analyze, prepareFor } from './analyze.ts';
import { calledFirst } from './called-first.ts';
import type { Fact } from './facts.ts';
import type { InFolder } from './folders.ts';
import { excerpt, findRanges, type Range } from './highlight.ts';
import { type IndexReader, type LoadFile, openIndex } from './index-reader.ts';
import { findMatches } from './match.ts';
import { nearFirst } from './near-first.ts';
import { isFunctionCharacter, parseQuery, queryKey } from './parse-query.ts';
import { createPreviews, type Preview, type Previews } from './previews.ts';
import { type RankedPage, rankPages } from './rank.ts';

/** A search result (SPEC 3): a page, represented by its best section. */
export interface SearchHit {
  /** Title of the page. */
  title: string;
  /** Headings from below the title down to the section; empty for the top of the page. */
  header: string;
  /** Route path with the section's anchor: `/config/dev/port#example`. */
  link: string;
  /** Excerpt of the section's text. */
  statement: string;
  /** Where the words were found: in the page title, in `header`, or only in the text of the section. */
  type: 'title' | 'header' | 'content';
  /** Positions of the words in `statement` (`titleHighlights`: in `title`, `headerHighlights`: in `header`). */
  highlightInfoList: Range[];
  titleHighlights: Range[];
  headerHighlights: Range[];
  /** Heading in the sidebar that the page is listed under: `Server`. */
  place?: string;
  /** Facts that the section states, each with a label and a value: `[['Type', 'number'], ['Default', '8080']]`. */
  facts?: readonly Fact[];
  /** Name of the index, for results from several indexes. */
  group: string;
}

export interface Search {
  /**
   * Returns the results of a query. The results of a repeated query are cached.
   *
   * @param limit maximum number of hits (SPEC 9). Default: 7
   * @param near route path of the reader's current page. Pages in the same part of the site rank slightly higher
   * @param preview receives hits one request before the result, with the titles of their pages only, if the titles
   *   are known and the texts are not. The texts are requested after it has finished
   * @throws errors of `load`. The next call tries again
   */
  query(text: string, options?: { limit?: number; near?: string; preview?: Preview }): Promise<SearchHit[]>;
  /** Returns a similar query that has results, for a query that has none. Returns null if there is no similar word. */
  suggest(text: string): Promise<string | null>;
  /** Loads the files that every query needs. If this fails, the first query reports the error. */
  preload(): void;
}

export interface SearchOptions {
  /** Language of the index. */
  lang: string;
  /** Returns a file of the index as parsed JSON, by its name: `search_index.json`, `search_index.en.a1b2c3d4.json`, `search_index.en.a1b2c3d4/t0.json`. */
  load: LoadFile;
}

const LIMIT = 7;

/** Number of answers to cache (SPEC 9). */
const KEPT = 100;

/** Opens the index of one language, in the browser or in Node.js. Nothing is loaded before the first query. */
export function openSearch({ lang, load }: SearchOptions): Search {
  let index: Promise<IndexReader> | undefined;
  const answers = new Map<string, Answer>();

  function open(): Promise<IndexReader> {
    index ??= openIndex(lang, load);
    index.catch(() => {
      index = undefined;
    });
    return index;
  }

  function hits({ text, limit, near }: Asked, preview?: Preview): Promise<SearchHit[]> {
    const key = `${limit} ${near} ${queryKey(text)}`;
    const known = answers.get(key);
    if (preview) known?.previews?.add(preview);
    if (known) return known.hits;
    const previews = createPreviews(preview);
    const asked = open().then((reader) => findHits({ text, limit, near }, { reader, lang, previews }));
    const answer: Answer = { hits: asked, previews };
    answers.set(key, answer);
    asked.then(
      () => {
        answer.previews = null;
      },
      () => answers.delete(key),
    );
    const oldest = answers.keys().next().value;
    if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
    return asked;
  }

  /** Tries an action twice: a site that was published again has different files, and the entry is requested again. */
  async function tryTwice<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch {
      index = undefined;
      answers.clear();
    }
    return action().catch((error: unknown) => fail(error, lang));
  }

  return {
    preload: () => void open().catch(() => {}),
    query: async (text, { limit = LIMIT, near = '', preview } = {}) =>
      text.trim() === '' ? [] : tryTwice(() => hits({ text, limit, near }, preview)),
    suggest: (text) => tryTwice(async () => suggest(text, await open())),
  };
}

/** Reports a damaged index: files that were cut off, or mixed up by a host. Errors of `load` are thrown as they are. */
function fail(error: unknown, lang: string): never {
  if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
  throw new Error(`The search index of "${lang}" is damaged.`, { cause: error });
}

async function suggest(text: string, reader: IndexReader): Promise<string | null> {
  const { suggestQuery } = await import('./suggest.ts');
  return suggestQuery(text, reader, { parseQuery, findMatches, isFunctionCharacter });
}

interface Asked {
  text: string;
  limit: number;
  near: string;
}

interface Answer {
  hits: Promise<SearchHit[]>;
  /** Null once the hits are available. */
  previews: Previews | null;
}

interface Source {
  reader: IndexReader;
  lang: string;
  previews: Previews;
}

async function findHits({ text, limit, near }: Asked, source: Source): Promise<SearchHit[]> {
  await prepareFor(text);
  const filter = await filterIn(text, source.reader);
  const query = parseQuery(filter?.text ?? text);
  // Loaded in parallel with the shards, and only for queries that need it.
  const needsTexts = query.asksToSet || query.sequence.share > 0;
  // If this code cannot be loaded, the order of the index is used.
  const ordering = needsTexts ? import('./order-by-text.ts').catch(() => null) : null;
  const { pages: all, terms } = await rankPages(query, source.reader);
  const pages = filter
    ? pagesIn(filter, all, source.reader)
    : near
      ? nearFirst(all, near, source.reader.folders)
      : all;
  const titles = titleHits(pages.slice(0, limit), terms, source);
  if (titles) await source.previews.show(titles);
  const wanted = (await (await ordering)?.orderByText(pages, query, source.reader, analyze)) ?? pages;
  const shown = await calledFirst(wanted.slice(0, limit), query.name, source.reader);
  return Promise.all(shown.map((page) => toHit(page, terms, source)));
}

/** Reads the filter of a query. Few queries have one, so its code is loaded only when it is needed. */
async function filterIn(text: string, { folders }: IndexReader): Promise<InFolder | null> {
  return /[:：]/.test(text) ? (await import('./folders.ts')).readFilter(text, folders) : null;
}

/** Returns the pages in one part of the site. A query without words gets all of them, the most linked first. */
function pagesIn(
  { pages, text }: InFolder,
  all: readonly RankedPage[],
  reader: IndexReader,
): readonly RankedPage[] {
  if (text.trim() !== '') return all.filter(({ page }) => pages.has(page));
  return [...pages]
    .map((page) => ({ page, score: reader.rank(page), sections: [0], hasRival: false }))
    .sort((a, b) => b.score - a.score || a.page - b.page);
}

/** Returns hits with titles only, or null if complete hits are available just as soon or titles are unknown. */
function titleHits(
  pages: readonly RankedPage[],
  terms: ReadonlySet<string>,
  { reader, lang }: Source,
): SearchHit[] | null {
  if (pages.every(({ page, sections }) => reader.hasSection(page, sections[0] ?? 0))) return null;
  const hits: SearchHit[] = [];
  for (const { page } of pages) {
    const known = reader.page(page);
    if (!known) return null;
    hits.push({
      title: known.title,
      header: '',
      link: known.route,
      statement: '',
      type: 'title',
      highlightInfoList: [],
      titleHighlights: findRanges(known.title, terms),
      headerHighlights: [],
      ...placeOf(page, reader),
      group: lang,
    });
  }
  return hits;
}

function placeOf(page: number, reader: IndexReader): Pick<SearchHit, 'place'> {
  const place = reader.group(page);
  return place ? { place } : {};
}

async function toHit(
  { page, sections }: RankedPage,
  terms: ReadonlySet<string>,
  { reader, lang }: Source,
): Promise<SearchHit> {
  const inPage = sections[0] ?? 0;
  const { route, title, id, header, text, facts } = await reader.section(page, inPage);
  const statement = excerpt(text, terms);
  const titleHighlights = findRanges(title, terms);
  const headerHighlights = findRanges(header, terms);
  return {
    title,
    header,
    link: id ? `${route}#${id}` : route,
    statement: statement.text,
    type:
      inPage > 0
        ? headerHighlights.length > 0
          ? 'header'
          : 'content'
        : titleHighlights.length > 0
          ? 'title'
          : 'content',
    highlightInfoList: statement.ranges,
    titleHighlights,
    headerHighlights,
    ...placeOf(page, reader),
    ...(facts.length > 0 && { facts }),
    group: lang,
  };
}
