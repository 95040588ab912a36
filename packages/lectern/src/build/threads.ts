import { availableParallelism } from 'node:os';
import type { Tinypool } from 'tinypool';
import type { CompilePool } from '../site/deadline.ts';
import { startWorkers } from '../site/workers.ts';

const RENDER_WORKER = 'dist/build/render-worker.js';

/** After more batches the memory of threads that compile is worth more than the time that it takes to start others. */
const MANY_BATCHES = 64;

/** The threads of one build. */
export interface BuildThreads {
  /** How many there may be. */
  most: number;
  /**
   * Hands out the threads that compile, and ends them after that, unless they render as well.
   *
   * @param meanwhile may be called when a thread has work, so that this one has to wait
   */
  compiling<T>(work: (pool: CompilePool) => Promise<T>, meanwhile: () => void): Promise<T>;
  /**
   * Starts threads that render.
   *
   * @param atOnce threads that load their modules before there is work
   * @param most threads that there may be
   */
  renderers(atOnce: number, most: number): Tinypool;
  /** Ends them, so that the rest of the build has their memory; a single one may stay. */
  endRenderers(): Promise<void>;
  /** A thread that has nothing else to do; null where there is none. */
  helper(): Tinypool | null;
  /** Ends all of them. */
  end(): Promise<void>;
}

/**
 * Starts the threads of a build. Do so before anything else: they load their modules while this thread loads its own.
 *
 * Threads that compile also render: to start others, and to have V8 optimize the engine once more, takes longer. In a
 * large site each phase has threads of its own, so that the memory of one is free again before the next needs some.
 *
 * @param most threads that may work at once
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
    // One that still loads is busy: the pool would start another, and that takes longer than what it would do.
    helper: () => (compilers.isLoaded() ? pool : null),
    end,
  };
}

/**
 * A pool whose thread loads its modules, and the number of batches that it was given. Until this thread has heard that
 * they are loaded, the pool counts the other one as busy, and would start a second one for a single batch.
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
