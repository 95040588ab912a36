import { fileURLToPath } from 'node:url';
import { Tinypool } from 'tinypool';
import { sharedAtMain } from '../config/at-main.ts';

/**
 * Each phase has threads of its own: the memory of one is free again before the next needs some.
 *
 * @param file the module that they run
 * @param atOnce threads that load their modules while this thread gets ready what they work on
 * @param most threads that there may be when more batches wait
 */
export async function withWorkers<T>(
  file: URL,
  atOnce: number,
  most: number,
  work: (pool: Tinypool) => Promise<T>,
): Promise<T> {
  const pool = new Tinypool({
    filename: fileURLToPath(file),
    minThreads: atOnce,
    maxThreads: most,
    // A thread that waits for the next batch is not ended.
    idleTimeout: 60_000,
    // A thread that waits otherwise has no turn for the timer of `watchMain`.
    useAtomics: false,
    workerData: sharedAtMain(),
    // Short-lived strings are most of the work: a small nursery keeps memory flat. Half as much costs 5 % more time,
    // twice as much saves none.
    resourceLimits: { maxYoungGenerationSizeMb: 16 },
  });
  try {
    return await work(pool);
  } finally {
    await pool.destroy();
  }
}
