import { setTimeout as sleep } from 'node:timers/promises';
import type { Tinypool } from 'tinypool';
import type { Config } from '../config/load.ts';
import { type KnownPage, metaOf } from '../pages/known-pages.ts';
import { noticePage } from '../pages/notice-page.ts';
import { createPageCache } from '../pages/page-cache.ts';
import { readSource } from '../pages/plugin-pages.ts';
import { sourceName } from '../pages/source-name.ts';
import { DocsError, DocsErrors } from '../shared/error.ts';
import { type Mistake, toError } from '../shared/mistake.ts';
import type { Route } from '../shared/types.ts';
import { createProgress, itemAtWork, type Progress, threadOf } from './batch-progress.ts';
import type { CompileTask } from './compile-worker.ts';
import { noteStuckThread } from './stuck.ts';

/** What gives a batch of pages to a thread: a pool of Tinypool, or what stands in for one in this thread. */
export interface CompilePool extends WatchedPool {
  options?: Pick<Tinypool['options'], 'maxThreads'>;
  run(task: CompileTask, options: { name: string; signal?: AbortSignal }): Promise<KnownPage[]>;
}

type WatchedPool = Partial<Pick<Tinypool, 'threads'>>;

/** Of a processor's time: the longest page of real documentation takes one, so a slow and busy machine has enough (s). */
export const COMPUTING = 60;
/** A page that waits for something computes nothing (s). */
const WAITING = 600;
/** How often is looked (ms). */
const TICK = 1000;
/** What ends at all has ended by then (ms). */
const ENDED_WITHIN = 5000;
/** Each of them takes a minute: what keeps so many pages busy does so with the rest as well. */
const MOST_STUCK = 3;

/** Batches that threads work on: they share the processor's time. */
const atWork = new Set<Progress>();

/** Pages that were given up, by the pool whose threads they kept busy. */
const stuckIn = new WeakMap<object, DocsError[]>();

/**
 * Compiles a batch of pages in a thread. A page that takes longer than a page may is given up: its thread is ended,
 * another takes its place, and a notice that of the page.
 *
 * @param most seconds of computing that a page may take
 */
export function compileInTime(
  pool: CompilePool,
  task: Omit<CompileTask, 'progress'>,
  config: Config,
  most = COMPUTING,
): Promise<KnownPage[]> {
  return inTime(task.routes, {
    pool,
    most,
    run: (routes, progress, signal) =>
      pool.run({ ...task, routes, progress }, { name: 'compileBatch', signal }),
    mistakeOf: (route) => ({
      message: `This page was not compiled in ${most} s of computing.`,
      where: `${sourceName(route, config)}:1`,
      hint: 'Its text or a plugin keeps the compiler busy: leave out parts of it to find which.',
      kind: 'syntax',
    }),
    giveUp: (route, mistake) => giveUp(route, mistake, config),
    loading: 'The plugins of the site were not loaded',
  });
}

export interface InTime<Item, Done> {
  pool: WatchedPool;
  /** Seconds of computing that an item may take. */
  most: number;
  /**
   * Runs a batch in a thread, which keeps `progress` up to date.
   */
  run(items: Item[], progress: Progress, signal: AbortSignal): Promise<Done[]>;
  /** What is told of an item that its thread does not come back from. */
  mistakeOf(item: Item): Mistake;
  /** What takes the place of its result. */
  giveUp(item: Item, mistake: Mistake): Done;
  /** What a thread does before its first item, as the beginning of a sentence. */
  loading: string;
}

/**
 * Works on a batch in a thread, and gives up the items that it does not come back from.
 *
 * @throws DocsErrors when too many were given up; DocsError when the thread does not get as far as the first one
 */
export async function inTime<Item, Done>(
  batch: readonly Item[],
  options: InTime<Item, Done>,
): Promise<Done[]> {
  const givenUp = new Map<Item, Done>();
  while (true) {
    const items = batch.filter((item) => !givenUp.has(item));
    const { done, stuck } = items.length > 0 ? await runWatched(items, options) : { done: [] };
    if (stuck === undefined) {
      const made = new Map(done.map((result, index) => [items[index], result]));
      return batch.map((item) => (givenUp.has(item) ? givenUp.get(item) : made.get(item)) as Done);
    }
    const item = items[stuck];
    if (item === undefined) throw notLoaded(options.loading);
    const mistake = options.mistakeOf(item);
    noteStuck(options.pool, mistake);
    givenUp.set(item, options.giveUp(item, mistake));
  }
}

function noteStuck(pool: object, mistake: Mistake): void {
  const errors = [...(stuckIn.get(pool) ?? []), toError(mistake)];
  stuckIn.set(pool, errors);
  if (errors.length >= MOST_STUCK) throw new DocsErrors(`${errors.length} pages did not come back:`, errors);
}

function notLoaded(loading: string): DocsError {
  return new DocsError(`${loading} in time.`, {
    hint: 'A module has a loop without an end, or waits for something, before it has exported all: `lectern dev` names it when a page is opened that needs it.',
  });
}

/** The results, or the index of the item that the thread has not come back from; -1 before the first one. */
async function runWatched<Item, Done>(
  items: Item[],
  { pool, run, most }: InTime<Item, Done>,
): Promise<{ done: Done[]; stuck?: number }> {
  const progress = createProgress();
  const { signal, threadAtWork, end } = watch(pool, progress, most);
  try {
    return { done: await run(items, progress, signal) };
  } catch (error) {
    if (!signal.aborted) throw error;
    await endThread(threadAtWork());
    return { done: [], stuck: itemAtWork(progress) ?? -1 };
  } finally {
    end();
  }
}

interface Watch {
  signal: AbortSignal;
  /** The thread that the pool has let go of; undefined where there was none. */
  threadAtWork(): Thread | undefined;
  end(): void;
}

type Thread = Tinypool['threads'][number];

/** Aborts when an item takes too long. A batch that waits for a thread is not at work yet. */
function watch(pool: WatchedPool, progress: Progress, most: number): Watch {
  const controller = new AbortController();
  let item: number | undefined;
  let computed = 0;
  let waited = 0;
  let thread: Thread | undefined;
  let before = process.cpuUsage();
  const tick = Math.min(TICK, most * 500);
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const now = itemAtWork(progress);
    if (now !== item || now === undefined) {
      if (now !== undefined) atWork.add(progress);
      item = now;
      computed = 0;
      waited = 0;
      return;
    }
    computed += (user + system) / 1e6 / atWork.size;
    waited += tick / 1000;
    if (computed <= most && waited <= WAITING) return;
    thread = pool.threads?.find(({ threadId }) => threadId === threadOf(progress));
    controller.abort();
  }, tick).unref();
  return {
    signal: controller.signal,
    threadAtWork: () => thread,
    end() {
      atWork.delete(progress);
      clearInterval(timer);
    },
  };
}

/** A native call cannot be interrupted, and Node.js waits for it when it exits: then the process has to be ended. */
async function endThread(thread: Thread | undefined): Promise<void> {
  const ended = thread?.terminate().then(() => true) ?? true;
  if (await Promise.race([ended, sleep(ENDED_WITHIN, false)])) return;
  noteStuckThread();
}

function giveUp(route: Route, mistake: Mistake, config: Config): KnownPage {
  const page = noticePage(route, readSource(route, config), [mistake], config, { isStuck: true });
  const entry = { key: '', deps: {}, page };
  // Where it is looked for when it is rendered.
  createPageCache(config.cacheDir).write(route, entry);
  return { key: '', deps: {}, meta: metaOf(page) };
}
