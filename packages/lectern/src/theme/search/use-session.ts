import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type LocaleInfo, releaseKeys, useSite } from '../../client/index.ts';
import type { SearchGroup, SearchHit } from '../../client/search/index.ts';
import type { FirstAnswer } from './first-answer.ts';
import { LIMIT, MORE } from './limits.ts';
import { type Question, useSearch } from './use-search.ts';

type Query = Omit<Question, 'locales'>;

/** One opening of the search dialog: the query, the answers, and the active hit. */
export interface SearchSession {
  /** Text in the field. */
  text: string;
  /** Whether the initial text is a query of an earlier opening, and was not typed since search was opened. */
  isKept: boolean;
  groups: SearchGroup[];
  hits: SearchHit[];
  /** Index of the active hit in `hits`. */
  active: number;
  choose(place: number): void;
  /** Whether only the titles of the hits are available so far. */
  isPartial: boolean;
  isFailed: boolean;
  isLoading: boolean;
  /** The query that had no answers, or an empty string. */
  unanswered: string;
  /** Number of hits for screen readers, once there is an answer. */
  count: number | null;
  hasMore: boolean;
  isOtherSearched: boolean;
  searchOther(isSearched: boolean): void;
  /**
   * Called for each letter.
   *
   * @param typedAt `timeStamp` of the key or other event that typed the text; the pause begins there
   * @param isComposing true while an input method composes text that is not final yet
   */
  type(text: string, typedAt: number, isComposing: boolean): void;
  /** Called for a complete query. */
  ask(text: string): void;
  more(): void;
  tryAgain(): void;
}

/**
 * Manages the state of the search dialog.
 *
 * @param locale language and version of the page
 * @param others other languages that the reader may search as well
 * @param first the initial query and its answer
 * @param kept stores the query as it is typed
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

/** Returns the text of the field: text typed before the field was rendered, or a query of an earlier opening. */
function useText(first: string, kept: RefObject<string>) {
  const [typed] = useState(releaseKeys);
  const [text, setText] = useState(typed || first);
  useEffect(() => {
    kept.current = text;
  }, [kept, text]);
  return { text, setText, isKept: typed === '' };
}
