/** Pages a worker gets at a time: few enough to share evenly, many enough that messages do not count. */
export const BATCH = 16;

function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
}

/**
 * Works on batches, two for each thread at once: the next one is there when a thread is done. Not all at once: each
 * that waits is watched (`in-time.ts`), and a promise that is old when it is kept stays in memory for long, with its
 * pages.
 *
 * @throws what `work` throws; batches that no thread has begun are left out then
 */
export async function inTurn<T>(
  items: readonly T[],
  threads: number,
  work: (batch: T[]) => Promise<void>,
): Promise<void> {
  const batches = inBatches(items).values();
  let hasFailed = false;
  const next = async () => {
    for (const batch of batches) {
      if (hasFailed) return;
      await work(batch);
    }
  };
  const runs = Array.from({ length: threads * 2 }, next);
  await Promise.all(runs).finally(() => {
    hasFailed = true;
  });
}
