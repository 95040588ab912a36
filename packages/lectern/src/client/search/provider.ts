import type { SearchHit } from '../../search/search.ts';
import type { LocaleInfo } from '../../shared/types.ts';

export type { SearchHit };

/** Hits of one index, under its name (SPEC 7). */
export interface SearchGroup {
  index: string;
  hits: SearchHit[];
}

export interface SearchQuery {
  /** Never empty. */
  text: string;
  /** Language and version to search in. */
  locale: LocaleInfo;
  /** Maximum number of hits from each index. */
  limit: number;
  /** Route path of the page that the reader is on. Hits near it rank slightly higher. */
  near?: string;
}

export type SearchPreview = (groups: SearchGroup[]) => void | Promise<void>;

/** Source of search results: the site's own index, a remote service, or a provider of the site. */
export interface SearchProvider {
  /** Prepares for the first query. Called when the reader shows an intent to search. */
  preload?(locale: LocaleInfo): void;
  /**
   * Starts a query that will be asked unless the reader continues typing, so that the result is ready when the pause
   * after the last key ends. For providers for which a query costs nothing.
   */
  prepare?(query: SearchQuery): void;
  /**
   * @param preview receives the results that are known before more files are requested; the request waits until the
   *   returned promise settles, so that these results are drawn first
   * @throws if no result is available now: the dialog reports this and offers a retry
   */
  search(query: SearchQuery, preview?: SearchPreview): Promise<SearchGroup[]>;
  /** Returns a query that would have had results, for one that had none. */
  suggest?(query: SearchQuery): Promise<string | null>;
}

/** Hooks that a site's theme may export as `search`. */
export interface SearchHooks {
  /** Source of the search results, instead of the index and `themeConfig.search`. */
  provider?: SearchProvider;
  /** Changes a query before it is sent. A query with an empty text is not sent. */
  beforeSearch?(query: SearchQuery): SearchQuery | Promise<SearchQuery>;
  /** Changes the results before they are shown. */
  afterSearch?(query: SearchQuery, groups: SearchGroup[]): SearchGroup[] | Promise<SearchGroup[]>;
}
