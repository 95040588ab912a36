import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LocaleInfo, SiteData } from '../../client/index.ts';
import { askSearch, prepareSearch, type SearchGroup, type SearchPreview } from '../../client/search/index.ts';
import { drawn } from './drawn.ts';
import type { FirstAnswer } from './first-answer.ts';
import { LIMIT } from './limits.ts';

export interface SearchState {
  /** What `groups` answer. */
  text: string;
  groups: SearchGroup[];
  /** `titles`: the answer, but for the texts of its hits. */
  status: 'idle' | 'titles' | 'ready' | 'failed';
  /** Only when there is no answer after 150 ms, and then for 1 s at least (SPEC B9). */
  isLoading: boolean;
}

export interface Question {
  text: string;
  /** Languages to ask, the page's own first. */
  locales: readonly LocaleInfo[];
  limit: number;
  /** When its last letter was typed (`timeStamp` of its key), so that more may follow: worth a pause. Null for a whole query. */
  typedAt: number | null;
  /** Another number asks again. */
  attempt: number;
}

/** SPEC 9. */
const DEBOUNCE = 150;
/** Few readers pause so long between two letters: what can be had cheaply is looked up from here on. */
const PREPARE_AFTER = 90;
const LOADING_AFTER = 150;
const LOADING_AT_LEAST = 1000;

const IDLE: SearchState = { text: '', groups: [], status: 'idle', isLoading: false };

/**
 * Answers what the reader types: after a short pause, and the newest query only.
 *
 * @param first the first question if that was asked before, with its answer if that is there
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
  // The list is a new one at each render; what is in it tells whether to ask again.
  const editions = locales.map(({ edition }) => edition).join();
  useEffect(() => {
    const asked = isFirst.current ? first.asked : null;
    isFirst.current = false;
    if (asked && first.isWhole) return;
    if (text.trim() === '') return setState(IDLE);
    const abort = new AbortController();
    const { signal } = abort;
    const show = (change: Partial<SearchState>) => {
      // At once: the reader waits for it.
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
    // The pause began with the key: drawing its letter takes a slow machine a part of it.
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
  /** Aborts when a newer question has been asked. */
  signal: AbortSignal;
  /** Until when the sign of loading stays (ms since the epoch), also over a newer question. */
  loadingUntil: RefObject<number>;
}

/** Shows what there is to show until a question is answered, and then. */
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
    // A busy machine draws it late: the second begins when it is seen.
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
  // The titles of one language would be pushed away by those of another, and those of more hits would be in
  // for whole ones that are there.
  const early = locales.length === 1 && limit === LIMIT ? preview : undefined;
  const groups = await Promise.all(locales.map((locale) => askSearch(site, { text, locale, limit }, early)));
  return groups.flat();
}
