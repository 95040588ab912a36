import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type LocaleInfo, releaseKeys, useSite } from '../../client/index.ts';
import type { SearchGroup, SearchHit } from '../../client/search/index.ts';
import type { FirstAnswer } from './first-answer.ts';
import { LIMIT, MORE } from './limits.ts';
import { type Question, useSearch } from './use-search.ts';

type Query = Omit<Question, 'locales'>;

/** One opening of the search dialog: what is asked, the answers, and the chosen one. */
export interface SearchSession {
  /** What the field shows. */
  text: string;
  /** At first that is a query of before, and not what has been typed since search was opened. */
  isKept: boolean;
  groups: SearchGroup[];
  hits: SearchHit[];
  /** Place of the chosen hit in `hits`. */
  active: number;
  choose(place: number): void;
  /** The hits are there by their titles, and the rest of them is on its way. */
  isPartial: boolean;
  isFailed: boolean;
  isLoading: boolean;
  /** The query that had no answers, else empty. */
  unanswered: string;
  /** Number of hits for those who do not see them, once there is an answer. */
  count: number | null;
  hasMore: boolean;
  isOtherSearched: boolean;
  searchOther(isSearched: boolean): void;
  /**
   * For each letter.
   *
   * @param typedAt `timeStamp` of the key, or of what else typed it: the pause that follows begins there
   * @param isComposing an input method is at work, and this is not what its user means yet
   */
  type(text: string, typedAt: number, isComposing: boolean): void;
  /** For a query that is whole. */
  ask(text: string): void;
  more(): void;
  tryAgain(): void;
}

/**
 * @param locale language and version of the page
 * @param others further ones, for those who want to search them too
 * @param first the query that is there from the start, and its answer
 * @param kept gets the query as it is typed
 */
export function useSession(
  locale: LocaleInfo,
  others: readonly LocaleInfo[],
  first: FirstAnswer,
  kept: RefObject<string>,
): SearchSession {
  const site = useSite();
  const { text, setText, isKept } = useText(first.text, kept);
  const [query, setQuery] = useState<Query>({ text, limit: LIMIT, typedAt: null, attempt: 0 });
  const [active, choose] = useState(0);
  const [isOtherSearched, setIsOtherSearched] = useState(false);
  const searchOther = useCallback((isSearched: boolean) => {
    setIsOtherSearched(isSearched);
    choose(0);
  }, []);
  const locales = isOtherSearched ? [locale, ...others] : [locale];
  const { groups, status, text: answered, isLoading } = useSearch(site, { ...query, locales }, first);
  const hits = groups.flatMap((group) => group.hits);
  const unanswered = status === 'ready' && hits.length === 0 ? answered : '';
  const change = (next: string, typedAt: number | null) => {
    setText(next);
    setQuery({ text: next, limit: LIMIT, typedAt, attempt: 0 });
    choose(0);
  };
  return {
    text,
    isKept,
    groups,
    hits,
    active,
    choose,
    isPartial: status === 'titles',
    isFailed: status === 'failed',
    isLoading,
    unanswered,
    count: status === 'ready' || status === 'titles' ? hits.length : null,
    hasMore: groups.some((group) => group.hits.length >= query.limit),
    isOtherSearched,
    searchOther,
    type: (next, typedAt, isComposing) => (isComposing ? setText(next) : change(next, typedAt)),
    ask: (next) => change(next, null),
    more: () => setQuery({ ...query, typedAt: null, limit: query.limit + MORE }),
    tryAgain: () => setQuery({ ...query, typedAt: null, attempt: query.attempt + 1 }),
  };
}

/** The text of the field: what was typed before the field was there, or a query of before. */
function useText(first: string, kept: RefObject<string>) {
  const [typed] = useState(releaseKeys);
  const [text, setText] = useState(typed || first);
  useEffect(() => {
    kept.current = text;
  }, [kept, text]);
  return { text, setText, isKept: typed === '' };
}
