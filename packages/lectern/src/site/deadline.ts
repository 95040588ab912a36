import { setTimeout as sleep } from 'node:timers/promises';
import type { Tinypool } from 'tinypool';
import type { Config } from '../config/load.ts';
import { type KnownPage, metaOf } from '../pages/known-pages.ts';
import { noticePage } from '../pages/notice-page.ts';
import { createPageCache } from '../pages/page-cache.ts';
import { readSource } from '../pages/plugin-pages.ts';
import { sourceName } from '../pages/source-name.ts';
import type { Mistake } from '../shared/mistake.ts';
import type { Route } from '../shared/types.ts';
import type { CompileTask } from './compile-worker.ts';
import { noteStuckThread } from './stuck.ts';

/** What gives a batch of pages to a thread: a pool of Tinypool, or `compileBatch` itself. */
export interface CompilePool extends Partial<Pick<Tinypool, 'threads'>> {
  run(task: CompileTask, options: { name: string; signal?: AbortSignal }): Promise<KnownPage[]>;
}

/** Of a processor's time: the longest page of real documentation takes one, so a slow and busy machine has enough (s). */
const COMPUTING = 60;
/** A page that waits for something computes nothing (s). */
const WAITING = 600;
const TICK = 1000;
/** What ends at all has ended by then (ms). */
const ENDED_WITHIN = 5000;

/** Batches that threads work on: they share the processor's time. */
const atWork = new Set<Int32Array>();

/**
 * Compiles a batch of pages in a thread. A page that takes longer than a page may is given up: its thread is ended,
 * another takes its place, and a notice that of the page.
 *
 * @param most seconds of computing that a page may take
 */
export async function compileInTime(
  pool: CompilePool,
  task: Omit<CompileTask, 'progress'>,
  config: Config,
  most = COMPUTING,
): Promise<KnownPage[]> {
  const givenUp = new Map<Route, KnownPage>();
  while (true) {
    const routes = task.routes.filter((route) => !givenUp.has(route));
    const { done, stuck } = await runWatched(pool, { ...task, routes }, most);
    if (stuck === undefined) {
      const compiled = new Map(done.map((page, index) => [routes[index], page]));
      return task.routes.map((route) => (givenUp.get(route) ?? compiled.get(route)) as KnownPage);
    }
    const route = routes[stuck] as Route;
    givenUp.set(route, giveUp(route, config, most));
  }
}

/** The pages, or the index of the one that the thread has not come back from. */
async function runWatched(
  pool: CompilePool,
  task: Omit<CompileTask, 'progress'>,
  most: number,
): Promise<{ done: KnownPage[]; stuck?: number }> {
  const progress = new Int32Array(new SharedArrayBuffer(8));
  const { signal, threadAtWork, end } = watch(pool, progress, most);
  try {
    return { done: await pool.run({ ...task, progress }, { name: 'compileBatch', signal }) };
  } catch (error) {
    if (!signal.aborted) throw error;
    await endThread(threadAtWork());
    return { done: [], stuck: Atomics.load(progress, 0) - 1 };
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

/** Aborts when a page takes too long. A batch that waits for a thread has no page yet. */
function watch(pool: CompilePool, progress: Int32Array, most: number): Watch {
  const controller = new AbortController();
  let page = 0;
  let computed = 0;
  let waited = 0;
  let thread: Thread | undefined;
  let before = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    before = process.cpuUsage();
    const now = Atomics.load(progress, 0);
    if (now !== page || now === 0) {
      if (now > 0) atWork.add(progress);
      page = now;
      computed = 0;
      waited = 0;
      return;
    }
    computed += (user + system) / 1e6 / atWork.size;
    waited += TICK / 1000;
    if (computed <= most && waited <= WAITING) return;
    thread = pool.threads?.find(({ threadId }) => threadId === Atomics.load(progress, 1));
    controller.abort();
  }, TICK).unref();
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

function giveUp(route: Route, config: Config, most: number): KnownPage {
  const mistake: Mistake = {
    message: `This page was not compiled in ${most} s of computing.`,
    where: `${sourceName(route, config)}:1`,
    hint: 'Its text or a plugin keeps the compiler busy: leave out parts of it to find which.',
    kind: 'syntax',
  };
  const page = noticePage(route, readSource(route, config), [mistake], config);
  const entry = { key: '', deps: {}, page };
  // Where it is looked for when it is rendered.
  createPageCache(config.cacheDir).write(route, entry);
  return { key: '', deps: {}, meta: metaOf(page) };
}
