/** Number of pages per batch: few enough to share evenly, and enough to make the cost of messages negligible. */
export const BATCH = 16;

function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
}

/**
 * Processes items in batches, two per thread at a time, so that the next batch is ready when a thread is done. They do
 * not all start at once: each waiting batch is watched (`in-time.ts`), and a promise that is old when it settles stays
 * in memory for long, with its pages.
 *
 * @throws the error of `work`; batches that have not started are skipped then
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
