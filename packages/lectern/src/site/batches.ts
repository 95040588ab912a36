/** Pages a worker gets at a time: few enough to share evenly, many enough that messages do not count. */
export const BATCH = 16;

export function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
}
