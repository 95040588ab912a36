import { useEffect, useState } from 'react';
import { type LocaleInfo, releaseKeys, useSite } from '../../client/index.ts';
import type { SearchGroup, SearchHit } from '../../client/search/index.ts';
import { useSearch } from './use-search.ts';
import { useSuggestion } from './use-suggestion.ts';

/** SPEC 9; more on demand. */
const LIMIT = 7;
const MORE = 20;

/** One opening of the search dialog: what is asked, the answers, and the chosen one. */
export interface SearchSession {
  groups: SearchGroup[];
  hits: SearchHit[];
  /** Place of the chosen hit in `hits`. */
  active: number;
  choose(place: number): void;
  isFailed: boolean;
  isLoading: boolean;
  /** The query that had no answers, else empty; and one that has some. */
  unanswered: string;
  suggestion: string | null;
  /** Number of hits for those who do not see them, once there is an answer. */
  count: number | null;
  hasMore: boolean;
  isOtherSearched: boolean;
  searchOther(isSearched: boolean): void;
  /** For each letter. `isComposing`: an input method is at work, and this is not what its user means yet. */
  type(text: string, isComposing: boolean): void;
  /** For a query that is whole. */
  ask(text: string): void;
  more(): void;
  tryAgain(): void;
}

/**
 * @param locale language and version of the page
 * @param others further ones, for those who want to search them too
 * @param text what the field shows, kept outside of the dialog
 */
export function useSession(
  locale: LocaleInfo,
  others: readonly LocaleInfo[],
  text: string,
  onText: (text: string) => void,
): SearchSession {
  const site = useSite();
  const [query, setQuery] = useState({ text, limit: LIMIT, isTyped: false, attempt: 0 });
  const [active, choose] = useState(0);
  const [isOtherSearched, setIsOtherSearched] = useState(false);
  const locales = isOtherSearched ? [locale, ...others] : [locale];
  const { groups, status, text: answered, isLoading } = useSearch(site, { ...query, locales });
  const hits = groups.flatMap((group) => group.hits);
  const unanswered = status === 'ready' && hits.length === 0 ? answered : '';
  const suggestion = useSuggestion(site, unanswered, locale);
  const type = (next: string, isComposing: boolean, isTyped = true) => {
    onText(next);
    if (isComposing) return;
    setQuery({ text: next, limit: LIMIT, isTyped, attempt: 0 });
    choose(0);
  };
  const searchOther = (isSearched: boolean) => {
    setIsOtherSearched(isSearched);
    choose(0);
  };
  const ask = (next: string) => type(next, false, false);
  // Once: takes over what was typed before the dialog was there.
  useEffect(() => {
    const typed = releaseKeys();
    if (typed) ask(typed);
  }, []);
  return {
    groups,
    hits,
    active,
    choose,
    isFailed: status === 'failed',
    isLoading,
    unanswered,
    suggestion,
    count: status === 'ready' ? hits.length : null,
    hasMore: groups.some((group) => group.hits.length >= query.limit),
    isOtherSearched,
    searchOther,
    type,
    ask,
    more: () => setQuery({ ...query, isTyped: false, limit: query.limit + MORE }),
    tryAgain: () => setQuery({ ...query, isTyped: false, attempt: query.attempt + 1 }),
  };
}
