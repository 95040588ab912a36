import { useEffect, useRef, useState } from 'react';
import type { LocaleInfo, SiteData } from '../../client/index.ts';
import { askSearch, type SearchGroup } from '../../client/search/index.ts';

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
const LOADING_AFTER = 150;
const LOADING_AT_LEAST = 1000;

const IDLE: SearchState = { text: '', groups: [], status: 'idle', isLoading: false };

/** Answers what the reader types: after a short pause, and the newest query only. */
export function useSearch(site: SiteData, { text, locales, limit, isTyped, attempt }: Question): SearchState {
  const [state, setState] = useState(IDLE);
  const loadingUntil = useRef(0);
  // The list is a new one at each render; what is in it tells whether to ask again.
  const editions = locales.map(({ edition }) => edition).join();
  useEffect(() => {
    if (text.trim() === '') return setState(IDLE);
    const abort = new AbortController();
    const { signal } = abort;
    const show = (change: Partial<SearchState>) => {
      if (!signal.aborted) setState((old) => ({ ...old, ...change }));
    };
    const ask = async () => {
      const slow = setTimeout(() => {
        loadingUntil.current = Date.now() + LOADING_AT_LEAST;
        show({ isLoading: true });
      }, LOADING_AFTER);
      signal.addEventListener('abort', () => clearTimeout(slow));
      try {
        const groups = await Promise.all(locales.map((locale) => askSearch(site, { text, locale, limit })));
        show({ text, groups: groups.flat(), status: 'ready' });
      } catch (error) {
        console.error(error);
        show({ text, groups: [], status: 'failed' });
      }
      clearTimeout(slow);
      setTimeout(() => show({ isLoading: false }), loadingUntil.current - Date.now());
    };
    const pause = setTimeout(ask, isTyped ? DEBOUNCE : 0);
    return () => {
      clearTimeout(pause);
      abort.abort();
    };
  }, [site, text, editions, limit, isTyped, attempt]);
  return state;
}
