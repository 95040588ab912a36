import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Tinypool } from 'tinypool';
import { cacheDirOf } from '../config/cache-dir.ts';
import type { CompilePool } from '../site/deadline.ts';
import { COMPILE_WORKER, startWorkers } from '../site/workers.ts';

const RENDER_WORKER = 'dist/build/render-worker.js';

/** The threads of one build. */
export interface BuildThreads {
  /** How many there may be. */
  most: number;
  /**
   * Hands out the threads that compile, and ends them after that, unless one of them renders as well.
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
 * @param project folder of the project
 * @param most threads that may work at once
 */
export function startThreads(project: string, most = availableParallelism()): BuildThreads {
  return hasBuilt(project) ? forEdits(most) : forAll(most);
}

/** Each phase has threads of its own. */
function forAll(most: number): BuildThreads {
  // Those of the phase that it is in.
  let pool: Tinypool | null = startWorkers(COMPILE_WORKER, 1, most);
  const end = async () => {
    const ended = pool;
    pool = null;
    await ended?.destroy();
  };
  return {
    most,
    async compiling(work) {
      try {
        return await work(pool as Tinypool);
      } finally {
        await end();
      }
    },
    renderers(atOnce, most) {
      pool = startWorkers(RENDER_WORKER, atOnce, most);
      return pool;
    },
    endRenderers: end,
    helper: () => null,
    end,
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
  const endMany = async () => {
    if ((ready?.threads.length ?? 0) > 1) await end();
  };
  return {
    most,
    async compiling(work, meanwhile) {
      try {
        return await work(afterLoading(ready as Tinypool, loaded, meanwhile));
      } finally {
        await endMany();
      }
    },
    renderers(atOnce, most) {
      ready ??= startWorkers(RENDER_WORKER, atOnce, most);
      return ready;
    },
    endRenderers: endMany,
    helper: () => ready,
    end,
  };
}

/**
 * A pool whose thread has begun to load what it needs. Until this thread has heard that it is done, the pool counts it
 * as busy, and starts another one for the first page.
 */
function afterLoading(pool: Tinypool, loaded: Promise<unknown>, meanwhile: () => void): CompilePool {
  let isFirst = true;
  return {
    options: pool.options,
    get threads() {
      return pool.threads;
    },
    async run(task, options) {
      await loaded;
      const pages = pool.run(task, options);
      if (isFirst) meanwhile();
      isFirst = false;
      return pages;
    },
  };
}

/** Where outputs are known (`last-output.ts`), as far as that can be told before the config is read. */
function hasBuilt(project: string): boolean {
  return existsSync(join(cacheDirOf(project), 'output'));
}
