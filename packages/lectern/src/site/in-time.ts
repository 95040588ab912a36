import { setTimeout as sleep } from 'node:timers/promises';
import type { Tinypool } from 'tinypool';
import { type DocsError, DocsErrors } from '../shared/error.ts';
import { type Mistake, toError } from '../shared/mistake.ts';
import {
  createProgress,
  hasEnded,
  itemAtWork,
  moduleAtWork,
  type Progress,
  threadOf,
} from './batch-progress.ts';
import { noteStuckThread } from './stuck.ts';

export type WatchedPool = Partial<Pick<Tinypool, 'threads'>>;

/**
 * Maximum CPU time of a page (s). The longest page of real documentation takes 1 s, so slow and busy machines have
 * enough.
 */
export const COMPUTING = 60;
/** Maximum time in seconds for a page that waits without computing. */
const WAITING = 600;
/** Maximum time in seconds to load modules before the first page. All pages wait for them. */
const LOADING = 120;
/** Interval of checks in ms. */
const TICK = 1000;
/** Time in ms after which a thread that has not ended will never end. */
const ENDED_WITHIN = 5000;
/** Number of stuck pages that aborts the work. Each takes a minute, and the cause will affect other pages as well. */
const MOST_STUCK = 3;

/** Batches that threads are working on. They share the CPU time. */
const atWork = new Set<Progress>();

/** Pages that were given up, by the pool whose threads they blocked. */
const stuckIn = new WeakMap<object, DocsError[]>();

/** Why a thread did not return: it took too long, it ended itself, or its memory was full. */
export type End = 'time' | 'exit' | 'memory';

export interface InTime<Item, Done> {
  pool: WatchedPool;
  /** CPU time that an item may take, in seconds. */
  most: number;
  /** Runs a batch in a thread, which updates `progress`. */
  run(items: Item[], progress: Progress, signal: AbortSignal): Promise<Done[]>;
  /** Returns the mistake for an item whose thread does not return. */
  mistakeOf(item: Item, end: End): Mistake;
  /** Returns a substitute for the result of the item. */
  giveUp(item: Item, mistake: Mistake): Done | Promise<Done>;
  /**
   * Returns the error for a thread that does not reach its first item.
   *
   * @param module number of the module that was being loaded, if it was recorded
   */
  notLoaded(end: End, module: number | undefined): Error;
}

/**
 * Processes a batch in a thread, and gives up items from which the thread does not return.
 *
 * @throws DocsErrors if too many items were given up; `notLoaded` if the thread does not reach the first one
 */
export async function inTime<Item, Done>(
  batch: readonly Item[],
  options: InTime<Item, Done>,
): Promise<Done[]> {
  const givenUp = new Map<Item, Done>();
  while (true) {
    const items = batch.filter((item) => !givenUp.has(item));
    const { done, lost } = items.length > 0 ? await runWatched(items, options) : { done: [] };
    if (!lost) {
      const made = new Map(done.map((result, index) => [items[index], result]));
      return batch.map((item) => (givenUp.has(item) ? givenUp.get(item) : made.get(item)) as Done);
    }
    const item = items[lost.item];
    if (item === undefined) throw options.notLoaded(lost.end, lost.module);
    const mistake = options.mistakeOf(item, lost.end);
    noteStuck(options.pool, mistake);
    givenUp.set(item, await options.giveUp(item, mistake));
  }
}

function noteStuck(pool: object, mistake: Mistake): void {
  const errors = [...(stuckIn.get(pool) ?? []), toError(mistake)];
  stuckIn.set(pool, errors);
  if (errors.length >= MOST_STUCK) throw new DocsErrors(`${errors.length} pages did not come back:`, errors);
}

/** Position of a thread that did not return. */
interface Lost {
  end: End;
  /** Index of the item; -1 before the first one. */
  item: number;
  module: number | undefined;
}

async function runWatched<Item, Done>(
  items: Item[],
  { pool, run, most }: InTime<Item, Done>,
): Promise<{ done: Done[]; lost?: Lost }> {
  const progress = createProgress();
  const watched = watch(pool, progress, most);
  try {
    return { done: await run(items, progress, watched.signal) };
  } catch (error) {
    const end = isOutOfMemory(error) ? 'memory' : watched.end();
    if (!end) throw error;
    if (end === 'time') await endThread(watched.thread());
    return { done: [], lost: { end, item: itemAtWork(progress) ?? -1, module: moduleAtWork(progress) } };
  } finally {
    watched.stop();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
}

interface Watch {
  signal: AbortSignal;
  /** Returns why the thread was given up; undefined if it was not. */
  end(): End | undefined;
  /** Returns the thread that the pool has abandoned; undefined if there was none. */
  thread(): Thread | undefined;
  stop(): void;
}

type Thread = Tinypool['threads'][number];

/** Aborts if an item takes too long, or if its thread has ended. A batch that waits for a thread does not count yet. */
function watch(pool: WatchedPool, progress: Progress, most: number): Watch {
  const controller = new AbortController();
  let item: number | undefined;
  let end: End | undefined;
  let thread: Thread | undefined;
  let [computed, waited] = [0, 0];
  // Set by the first check: most batches are done before it.
  let before: NodeJS.CpuUsage | undefined;
  const tick = Math.min(TICK, most * 500);
  // The timer keeps the process alive, which a thread that has ended itself does not.
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const now = itemAtWork(progress);
    if (now === undefined) return;
    thread = pool.threads?.find(({ threadId }) => threadId === threadOf(progress));
    if (hasEnded(progress)) end = 'exit';
    else if (now !== item) {
      atWork.add(progress);
      item = now;
      [computed, waited] = [0, 0];
      return;
    } else {
      computed += (user + system) / 1e6 / atWork.size;
      waited += tick / 1000;
      if (computed <= most && waited <= (now < 0 ? LOADING : WAITING)) return;
      end = 'time';
    }
    controller.abort();
  }, tick);
  return {
    signal: controller.signal,
    end: () => end,
    thread: () => thread,
    stop() {
      atWork.delete(progress);
      clearInterval(timer);
    },
  };
}

/**
 * Terminates a thread. Node.js waits on exit for a native call, which cannot be interrupted, so the process must be
 * killed.
 */
async function endThread(thread: Thread | undefined): Promise<void> {
  const ended = thread?.terminate().then(() => true) ?? true;
  if (await Promise.race([ended, sleep(ENDED_WITHIN, false)])) return;
  noteStuckThread();
}
