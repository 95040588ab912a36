import { excerpt, findRanges, type Range } from './highlight.ts';
import { type IndexReader, type LoadFile, openIndex } from './index-reader.ts';
import { parseQuery, queryKey } from './parse-query.ts';
import { type RankedPage, rankPages } from './rank.ts';
import { suggestQuery } from './suggest.ts';

/** One answer (SPEC 3): a page, by its best section. */
export interface SearchHit {
  /** Title of the page. */
  title: string;
  /** Headings from below the title down to the section; empty for the top of the page. */
  header: string;
  /** Route path with the section's anchor: `/config/dev/port#example`. */
  link: string;
  /** Some of the section's text. */
  statement: string;
  /** Where the words were found first. */
  type: 'title' | 'header' | 'content';
  /** Places of the words in `statement`, `title` and `header`. */
  highlightInfoList: Range[];
  titleHighlights: Range[];
  headerHighlights: Range[];
  /** Name of the index, for results of several. */
  group: string;
}

export interface Search {
  /**
   * Answers a query; the same text again from memory.
   *
   * @param limit number of hits, 7 when absent (SPEC 9)
   * @throws what `load` throws; the next call tries again
   */
  query(text: string, options?: { limit?: number }): Promise<SearchHit[]>;
  /** A query that has answers, for one that has none; null when no word is near. */
  suggest(text: string): Promise<string | null>;
  /** Fetches what every query needs. Failures show with the first query. */
  preload(): void;
}

export interface SearchOptions {
  /** Language of the index. */
  lang: string;
  /** Returns a file of the index as parsed JSON, by its name: `search_index.en.json`, `search_index.en.a1b2c3d4.t0.json`. */
  load: LoadFile;
}

const LIMIT = 7;

/** Answers kept (SPEC 9). */
const KEPT = 100;

/** Opens the index of one language; in the browser and in Node alike. Nothing is fetched before the first query. */
export function openSearch({ lang, load }: SearchOptions): Search {
  let index: Promise<IndexReader> | undefined;
  const answers = new Map<string, Promise<SearchHit[]>>();

  function open(): Promise<IndexReader> {
    index ??= openIndex(lang, load);
    index.catch(() => {
      index = undefined;
    });
    return index;
  }

  function hits(text: string, limit: number): Promise<SearchHit[]> {
    const key = `${limit} ${queryKey(text)}`;
    const known = answers.get(key);
    if (known) return known;
    const asked = open().then((reader) => findHits(text, limit, reader, lang));
    answers.set(key, asked);
    asked.catch(() => answers.delete(key));
    const oldest = answers.keys().next().value;
    if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
    return asked;
  }

  /** A site that was published anew has other files: the second try asks for the entry again. */
  async function tryTwice<T>(action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch {
      index = undefined;
      answers.clear();
      return action();
    }
  }

  return {
    preload: () => void open().catch(() => {}),
    query: async (text, { limit = LIMIT } = {}) =>
      text.trim() === '' ? [] : tryTwice(() => hits(text, limit)),
    suggest: (text) => tryTwice(async () => suggestQuery(text, await open())),
  };
}

async function findHits(
  text: string,
  limit: number,
  reader: IndexReader,
  lang: string,
): Promise<SearchHit[]> {
  const { pages, terms } = await rankPages(parseQuery(text), reader);
  return Promise.all(pages.slice(0, limit).map((page) => toHit(page, terms, reader, lang)));
}

async function toHit(
  ranked: RankedPage,
  terms: ReadonlySet<string>,
  reader: IndexReader,
  lang: string,
): Promise<SearchHit> {
  const inPage = ranked.sections[0] ?? 0;
  const { route, title, id, header, text } = await reader.section(ranked.page, inPage);
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
    group: lang,
  };
}
