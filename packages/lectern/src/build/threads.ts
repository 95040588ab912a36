import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Tinypool } from 'tinypool';
import { cacheDirOf } from '../config/cache-dir.ts';
import type { CompilePool } from '../site/deadline.ts';
import { COMPILE_WORKER, startWorkers, whileRunning } from '../site/workers.ts';

const RENDER_WORKER = 'dist/build/render-worker.js';

/** The threads of one build. */
export interface BuildThreads {
  /** How many there may be. */
  most: number;
  /** Hands out the threads that compile, and ends them after that. */
  compiling<T>(work: (pool: CompilePool) => Promise<T>): Promise<T>;
  /**
   * Hands out threads that render, and ends them after that.
   *
   * @param atOnce threads that load their modules before there is work
   * @param most threads that there may be
   */
  rendering<T>(atOnce: number, most: number, work: (pool: Tinypool) => Promise<T>): Promise<T>;
  /** Ends those that nobody has asked for. */
  end(): Promise<void>;
}

/**
 * Starts the threads of a build. Do so before anything else: they load their modules while this thread loads its own.
 *
 * @param project folder of the project
 * @param most threads that may work at once
 */
export function startThreads(project: string, most = availableParallelism()): BuildThreads {
  return hasBuilt(project) ? forEdits(most) : forAll(most);
}

/** Each phase has threads of its own. */
function forAll(most: number): BuildThreads {
  const compilers = startWorkers(COMPILE_WORKER, 1, most);
  return {
    most,
    compiling: (work) => whileRunning(compilers, work),
    rendering: (atOnce, most, work) => whileRunning(startWorkers(RENDER_WORKER, atOnce, most), work),
    end: async () => {},
  };
}

/**
 * After an edit few pages are left to compile and to render, which takes one thread less time than to start: it does
 * both. Where there were more pages, each phase has threads of its own again.
 */
function forEdits(most: number): BuildThreads {
  let ready: Tinypool | null = startWorkers(RENDER_WORKER, 1, most);
  const loaded = ready.run({}, { name: 'loadCompiler' }).catch(() => {});
  const end = async () => {
    const pool = ready;
    ready = null;
    await pool?.destroy();
  };
  return {
    most,
    async compiling(work) {
      try {
        return await work(afterLoading(ready as Tinypool, loaded));
      } finally {
        if ((ready?.threads.length ?? 0) > 1) await end();
      }
    },
    rendering(atOnce, most, work) {
      const pool = ready ?? startWorkers(RENDER_WORKER, atOnce, most);
      ready = null;
      return whileRunning(pool, work);
    },
    end,
  };
}

/**
 * A pool whose thread has begun to load what it needs. Until this thread has heard that it is done, the pool counts it
 * as busy, and starts another one for the first page.
 */
function afterLoading(pool: Tinypool, loaded: Promise<unknown>): CompilePool {
  return {
    options: pool.options,
    get threads() {
      return pool.threads;
    },
    async run(task, options) {
      await loaded;
      return pool.run(task, options);
    },
  };
}

/** Where outputs are known (`last-output.ts`), as far as that can be told before the config is read. */
function hasBuilt(project: string): boolean {
  return existsSync(join(cacheDirOf(project), 'output'));
}
