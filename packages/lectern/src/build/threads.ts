import { availableParallelism } from 'node:os';
import type { Tinypool } from 'tinypool';
import type { CompilePool } from '../site/deadline.ts';
import { startWorkers } from '../site/workers.ts';

const RENDER_WORKER = 'dist/build/render-worker.js';

/**
 * Number of batches above which it is better to free the memory of compiler threads than to save the time of a restart.
 */
const MANY_BATCHES = 64;

/** The threads of one build. */
export interface BuildThreads {
  /** Maximum number of threads. */
  most: number;
  /**
   * Provides the threads that compile. Ends them afterwards unless they also render.
   *
   * @param meanwhile may be called when a thread has work and this one would have to wait
   */
  compiling<T>(work: (pool: CompilePool) => Promise<T>, meanwhile: () => void): Promise<T>;
  /**
   * Starts threads that render.
   *
   * @param atOnce number of threads that load their modules before there is work
   * @param most maximum number of threads
   */
  renderers(atOnce: number, most: number): Tinypool;
  /** Ends them to free their memory for the rest of the build. A single thread may stay. */
  endRenderers(): Promise<void>;
  /** Returns a pool with an idle thread; null if there is none. */
  helper(): Tinypool | null;
  /** Ends all threads. */
  end(): Promise<void>;
}

/**
 * Starts the threads of a build. Call it before anything else: the threads load their modules while this thread loads
 * its own.
 *
 * Threads that compile also render: it takes longer to start others and to have V8 optimize the engine again. In a
 * large site, each phase has its own threads, so that the memory of one phase is free before the next one needs it.
 *
 * @param most maximum number of threads that work at once
 */
export function startThreads(most = availableParallelism()): BuildThreads {
  let pool: Tinypool | null = startWorkers(RENDER_WORKER, 1, most);
  const compilers = afterLoading(pool);
  const end = async () => {
    const ended = pool;
    pool = null;
    await ended?.destroy();
  };
  return {
    most,
    async compiling(work, meanwhile) {
      try {
        return await work(compilers.pool(meanwhile));
      } finally {
        if (compilers.batches() > MANY_BATCHES) await end();
      }
    },
    renderers(atOnce, most) {
      pool ??= startWorkers(RENDER_WORKER, atOnce, most);
      return pool;
    },
    async endRenderers() {
      if ((pool?.threads.length ?? 0) > 1) await end();
    },
    // A thread that still loads is busy. The pool would start another one, which takes longer than the work itself.
    helper: () => (compilers.isLoaded() ? pool : null),
    end,
  };
}

/**
 * Wraps a pool whose thread is loading its modules, and counts its batches. Until this thread is notified that they are
 * loaded, the pool considers the other one busy, and would start a second thread for a single batch.
 */
function afterLoading(pool: Tinypool) {
  let isLoaded = false;
  const loaded = pool
    .run({}, { name: 'ready' })
    .then(() => {
      isLoaded = true;
    })
    .catch(() => {});
  let batches = 0;
  return {
    isLoaded: () => isLoaded,
    batches: () => batches,
    pool: (meanwhile: () => void): CompilePool => ({
      options: pool.options,
      get threads() {
        return pool.threads;
      },
      async run(task, options) {
        batches += 1;
        if (batches > 1) return pool.run(task, options);
        await loaded;
        const pages = pool.run(task, options);
        meanwhile();
        return pages;
      },
    }),
  };
}
