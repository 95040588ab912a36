import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Tinypool } from 'tinypool';
import { sharedAtMain } from '../config/at-main.ts';
import { ownPackage } from '../pages/own-package.ts';

/** What threads run that compile pages, for `startWorkers`. */
export const COMPILE_WORKER = 'dist/site/compile-worker.js';

/**
 * Starts threads.
 *
 * @param file the module that they run, in the engine's package
 * @param atOnce threads that load their modules while this thread gets ready what they work on
 * @param most threads that there may be when more batches wait
 */
export function startWorkers(file: string, atOnce: number, most: number): Tinypool {
  return new Tinypool({
    filename: join(ownPackage, file),
    minThreads: atOnce,
    maxThreads: most,
    // A thread that waits for the next batch is not ended.
    idleTimeout: 60_000,
    // A thread that waits otherwise has no turn for the timer of `watchMain`.
    useAtomics: false,
    workerData: sharedAtMain(),
    // From Node.js 22.1 on, V8's code is kept in the folder of `module.enableCompileCache`. That is for one thread; others
    // are told by their environment.
    env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env },
    // Short-lived strings are most of the work: a small nursery keeps memory flat. `lectern build` sets V8's flag, which
    // goes before this.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
}

/** Ends the threads when the work is done, or has failed. */
export async function whileRunning<T>(pool: Tinypool, work: (pool: Tinypool) => Promise<T>): Promise<T> {
  try {
    return await work(pool);
  } finally {
    await pool.destroy();
  }
}
