import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LocaleInfo, SiteData } from '../../client/index.ts';
import { askSearch, prepareSearch, type SearchGroup, type SearchPreview } from '../../client/search/index.ts';
import { drawn } from './drawn.ts';
import type { FirstAnswer } from './first-answer.ts';
import { LIMIT } from './limits.ts';

export interface SearchState {
  /** The query that `groups` belongs to. */
  text: string;
  groups: SearchGroup[];
  /** `titles`: the answer without the texts of its hits. */
  status: 'idle' | 'titles' | 'ready' | 'failed';
  /** True only after 150 ms without an answer, and then for at least 1 s (SPEC B9). */
  isLoading: boolean;
}

export interface Question {
  text: string;
  /** Languages to search, the page's own first. */
  locales: readonly LocaleInfo[];
  limit: number;
  /**
   * Time when the last letter was typed (`timeStamp` of its key). More letters may follow, so the query waits. Null for
   * a complete query.
   */
  typedAt: number | null;
  /** A changed number repeats the query. */
  attempt: number;
}

/** Pause in ms after the last key (SPEC 9). */
const DEBOUNCE = 150;
/** Delay in ms. Few readers pause this long between two letters, so cheap lookups start after it. */
const PREPARE_AFTER = 90;
const LOADING_AFTER = 150;
const LOADING_AT_LEAST = 1000;

const IDLE: SearchState = { text: '', groups: [], status: 'idle', isLoading: false };

/**
 * Answers the reader's query after a short pause. Only the newest query is answered.
 *
 * @param first the first query, if it was already asked, and its answer, if it is available
 */
export function useSearch(
  site: SiteData,
  { text, locales, limit, typedAt, attempt }: Question,
  first: FirstAnswer,
): SearchState {
  const isFirst = useRef(first.text === text);
  const [state, setState] = useState<SearchState>(() =>
    first.groups
      ? { ...IDLE, text: first.text, groups: first.groups, status: first.isWhole ? 'ready' : 'titles' }
      : IDLE,
  );
  const loadingUntil = useRef(0);
  // The list is a new array in each render, so its content decides whether to ask again.
  const editions = locales.map(({ edition }) => edition).join();
  useEffect(() => {
    const asked = isFirst.current ? first.asked : null;
    isFirst.current = false;
    if (asked && first.isWhole) return;
    if (text.trim() === '') return setState(IDLE);
    const abort = new AbortController();
    const { signal } = abort;
    const show = (change: Partial<SearchState>) => {
      // Rendered synchronously: the reader waits for it.
      if (!signal.aborted) flushSync(() => setState((old) => ({ ...old, ...change })));
    };
    const preview = (groups: SearchGroup[]) => {
      show({ text, groups, status: 'titles' });
      return drawn();
    };
    if (asked) first.onTitles = preview;
    const ask = () =>
      answer(text, asked ?? askAll(site, { text, locales, limit }, preview), { show, signal, loadingUntil });
    const prepare = () => {
      for (const locale of locales) prepareSearch(site, { text, locale, limit });
    };
    if (typedAt === null) ask();
    // The pause begins with the key: on a slow machine, drawing the letter takes a part of it.
    const after = (pause: number, action: () => void) =>
      typedAt === null ? undefined : setTimeout(action, typedAt + pause - performance.now());
    const timers = [after(PREPARE_AFTER, prepare), after(DEBOUNCE, ask)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
      abort.abort();
    };
  }, [site, text, editions, limit, typedAt, attempt]);
  return state;
}

interface Screen {
  show(change: Partial<SearchState>): void;
  /** Aborts when a newer query is asked. */
  signal: AbortSignal;
  /** Time until which the loading indicator is shown (ms since the epoch), even during a newer query. */
  loadingUntil: RefObject<number>;
}

/** Shows the loading indicator if the answer is slow, and then the answer. */
async function answer(
  text: string,
  asked: Promise<SearchGroup[]>,
  { show, signal, loadingUntil }: Screen,
): Promise<void> {
  const slow = setTimeout(() => {
    const count = () => {
      loadingUntil.current = Date.now() + LOADING_AT_LEAST;
    };
    count();
    show({ isLoading: true });
    // A busy machine draws the indicator late, so its minimum time begins when it is visible.
    requestAnimationFrame(count);
  }, LOADING_AFTER);
  signal.addEventListener('abort', () => clearTimeout(slow));
  const finish = (change: Omit<SearchState, 'isLoading'>) => {
    clearTimeout(slow);
    const rest = loadingUntil.current - Date.now();
    show({ ...change, isLoading: rest > 0 });
    if (rest > 0) setTimeout(() => show({ isLoading: false }), rest);
  };
  try {
    finish({ text, groups: await asked, status: 'ready' });
  } catch (error) {
    console.error(error);
    finish({ text, groups: [], status: 'failed' });
  }
}

async function askAll(
  site: SiteData,
  { text, locales, limit }: Pick<Question, 'text' | 'locales' | 'limit'>,
  preview: SearchPreview,
): Promise<SearchGroup[]> {
  // Used for a single language only, since the titles of one language would be pushed away by those of another. Not
  // used when more hits are requested, since titles would replace complete hits.
  const early = locales.length === 1 && limit === LIMIT ? preview : undefined;
  const groups = await Promise.all(locales.map((locale) => askSearch(site, { text, locale, limit }, early)));
  return groups.flat();
}
