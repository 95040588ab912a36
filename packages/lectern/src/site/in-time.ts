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

/** Of a processor's time: the longest page of real documentation takes one, so a slow and busy machine has enough (s). */
export const COMPUTING = 60;
/** A page that waits for something computes nothing (s). */
const WAITING = 600;
/** The same for modules before the first page: all wait for them (s). */
const LOADING = 120;
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

/** Why a thread has not come back: it took too long, it has ended itself, or its memory was full. */
export type End = 'time' | 'exit' | 'memory';

export interface InTime<Item, Done> {
  pool: WatchedPool;
  /** Seconds of computing that an item may take. */
  most: number;
  /**
   * Runs a batch in a thread, which keeps `progress` up to date.
   */
  run(items: Item[], progress: Progress, signal: AbortSignal): Promise<Done[]>;
  /** What is told of an item that its thread does not come back from. */
  mistakeOf(item: Item, end: End): Mistake;
  /** What takes the place of its result. */
  giveUp(item: Item, mistake: Mistake): Done | Promise<Done>;
  /**
   * What is thrown when a thread does not get as far as its first item.
   *
   * @param module number of the module that it was at, where it has told
   */
  notLoaded(end: End, module: number | undefined): Error;
}

/**
 * Works on a batch in a thread, and gives up the items that it does not come back from.
 *
 * @throws DocsErrors when too many were given up; `notLoaded` when the thread does not get as far as the first one
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

/** Where a thread was that has not come back. */
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
  /** Why the thread was given up; undefined where it was not. */
  end(): End | undefined;
  /** The thread that the pool has let go of; undefined where there was none. */
  thread(): Thread | undefined;
  stop(): void;
}

type Thread = Tinypool['threads'][number];

/** Aborts when an item takes too long, or its thread is gone. A batch that waits for a thread is not at work yet. */
function watch(pool: WatchedPool, progress: Progress, most: number): Watch {
  const controller = new AbortController();
  let item: number | undefined;
  let end: End | undefined;
  let thread: Thread | undefined;
  let [computed, waited] = [0, 0];
  // The first look takes it: most batches are done by then.
  let before: NodeJS.CpuUsage | undefined;
  const tick = Math.min(TICK, most * 500);
  // It keeps the process alive: a thread that has ended itself does not.
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

/** A native call cannot be interrupted, and Node.js waits for it when it exits: then the process has to be ended. */
async function endThread(thread: Thread | undefined): Promise<void> {
  const ended = thread?.terminate().then(() => true) ?? true;
  if (await Promise.race([ended, sleep(ENDED_WITHIN, false)])) return;
  noteStuckThread();
}
