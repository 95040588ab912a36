import { useEffect, useRef, useState } from 'react';
import type { LocaleInfo, SiteData } from '../../client/index.ts';
import { askSearch, prepareSearch, type SearchGroup } from '../../client/search/index.ts';

export interface SearchState {
  /** What `groups` answer. */
  text: string;
  groups: SearchGroup[];
  status: 'idle' | 'ready' | 'failed';
  /** Only when there is no answer after 150 ms, and then for 1 s at least (SPEC B9). */
  isLoading: boolean;
}

interface Question {
  text: string;
  /** Languages to ask, the page's own first. */
  locales: readonly LocaleInfo[];
  limit: number;
  /** Whether more letters may follow, so that it is worth a pause. */
  isTyped: boolean;
  /** Another number asks again. */
  attempt: number;
}

/** SPEC 9. */
const DEBOUNCE = 150;
/** Few readers pause so long between two letters: what can be had cheaply is looked up from here on. */
const PREPARE_AFTER = 90;
const LOADING_AFTER = 150;
const LOADING_AT_LEAST = 1000;

export const IDLE: SearchState = { text: '', groups: [], status: 'idle', isLoading: false };

/**
 * Answers what the reader types: after a short pause, and the newest query only.
 *
 * @param first what is shown until then; when it answers the first question, that is not asked again
 */
export function useSearch(
  site: SiteData,
  { text, locales, limit, isTyped, attempt }: Question,
  first: SearchState,
): SearchState {
  const [state, setState] = useState(first);
  const isAnswered = useRef(first.status === 'ready' && first.text === text);
  const loadingUntil = useRef(0);
  // The list is a new one at each render; what is in it tells whether to ask again.
  const editions = locales.map(({ edition }) => edition).join();
  useEffect(() => {
    if (isAnswered.current) {
      isAnswered.current = false;
      return;
    }
    if (text.trim() === '') return setState(IDLE);
    const abort = new AbortController();
    const { signal } = abort;
    const show = (change: Partial<SearchState>) => {
      if (!signal.aborted) setState((old) => ({ ...old, ...change }));
    };
    const finish = (answer: Omit<SearchState, 'isLoading'>) => {
      const rest = loadingUntil.current - Date.now();
      show({ ...answer, isLoading: rest > 0 });
      if (rest > 0) setTimeout(() => show({ isLoading: false }), rest);
    };
    const ask = async () => {
      const slow = setTimeout(() => {
        loadingUntil.current = Date.now() + LOADING_AT_LEAST;
        show({ isLoading: true });
      }, LOADING_AFTER);
      signal.addEventListener('abort', () => clearTimeout(slow));
      try {
        const groups = await Promise.all(locales.map((locale) => askSearch(site, { text, locale, limit })));
        finish({ text, groups: groups.flat(), status: 'ready' });
      } catch (error) {
        console.error(error);
        finish({ text, groups: [], status: 'failed' });
      }
      clearTimeout(slow);
    };
    const prepare = () => {
      for (const locale of locales) prepareSearch(site, { text, locale, limit });
    };
    const timers = isTyped ? [setTimeout(prepare, PREPARE_AFTER), setTimeout(ask, DEBOUNCE)] : [];
    if (!isTyped) ask();
    return () => {
      for (const timer of timers) clearTimeout(timer);
      abort.abort();
    };
  }, [site, text, editions, limit, isTyped, attempt]);
  return state;
}
