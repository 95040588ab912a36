import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { sharedAtMain } from '../config/at-main.ts';
import { ownPackage } from '../pages/own-package.ts';

/** Module that compiles pages in worker threads, for `startWorkers`. */
export const COMPILE_WORKER = 'dist/site/compile-worker.js';

/**
 * Starts worker threads.
 *
 * @param file module that they run, in the engine's package
 * @param atOnce number of threads that load their modules while this thread prepares their work
 * @param most maximum number of threads if more batches wait
 */
export function startWorkers(file: string, atOnce: number, most: number): Tinypool {
  return new Tinypool({
    filename: join(ownPackage, file),
    minThreads: atOnce,
    maxThreads: most,
    // A thread that waits for the next batch is not terminated.
    idleTimeout: 60_000,
    // With atomics, a waiting thread would be blocked, and the timer of `watchMain` could not run.
    useAtomics: false,
    workerData: sharedAtMain(),
    // Since Node.js 22.1, compiled code is cached in the folder of `module.enableCompileCache`. That call affects only
    // one thread, so the other threads get the folder by an environment variable.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env },
    // Most of the work creates short-lived strings, so a small young generation keeps memory use flat. `lectern build`
    // sets V8's flag, which takes precedence over this.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
}

/** Terminates the threads when the work is done or has failed. */
export async function whileRunning<T>(pool: Tinypool, work: (pool: Tinypool) => Promise<T>): Promise<T> {
  try {
    return await work(pool);
  } finally {
    await pool.destroy();
  }
}
