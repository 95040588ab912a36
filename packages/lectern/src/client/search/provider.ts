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
  /** Hits at most, of each index. */
  limit: number;
  /** Route path of the page that the reader is on: answers near it are a little better ones. */
  near?: string;
}

export type SearchPreview = (groups: SearchGroup[]) => void | Promise<void>;

/** Where answers come from: the site's own index, a remote service, or what a site plugs in. */
export interface SearchProvider {
  /** Gets ready before the first query: called when the reader shows that one may come. */
  preload?(locale: LocaleInfo): void;
  /**
   * Begins with a query that will be asked unless the reader continues typing, so that the answer is there when
   * the pause after the last key is over: for providers that a query costs nothing.
   */
  prepare?(query: SearchQuery): void;
  /**
   * @param preview takes what is known of the answer before the rest of it has to be asked for, which waits until
   *   the promise that it gives back is done: that is drawn first
   * @throws when there can be no answer now: the dialog says so and offers to try again
   */
  search(query: SearchQuery, preview?: SearchPreview): Promise<SearchGroup[]>;
  /** A query that would have had answers, for one that had none. */
  suggest?(query: SearchQuery): Promise<string | null>;
}

/** What a site's theme may export as `search`. */
export interface SearchHooks {
  /** Takes the place of the index and of `themeConfig.search`. */
  provider?: SearchProvider;
  /** Changes a query before it is asked; an empty text asks nothing. */
  beforeSearch?(query: SearchQuery): SearchQuery | Promise<SearchQuery>;
  /** Changes the answers before they are shown. */
  afterSearch?(query: SearchQuery, groups: SearchGroup[]): SearchGroup[] | Promise<SearchGroup[]>;
}
