import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** @returns a function that collects all garbage */
export function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
}

/** Measures the additional memory in bytes that a result keeps after garbage collection. */
export function bytesKeptBy<Result>(make: () => Result): { result: Result; bytes: number } {
  const [kept] = bytesKeptByEach([make]);
  return kept as { result: Result; bytes: number };
}

/**
 * Measures several results. It collects only once for each, because that takes long in a worker that has loaded much
 * code.
 */
export function bytesKeptByEach<Result>(
  makes: readonly (() => Result)[],
): { result: Result; bytes: number }[] {
  const collect = garbageCollector();
  // Memory from earlier is freed step by step: code that ran only once, caches that are emptied later.
  for (let round = 0; round < 5; round++) collect();
  let before = process.memoryUsage().heapUsed;
  return makes.map((make) => {
    const result = make();
    collect();
    const now = process.memoryUsage().heapUsed;
    const bytes = now - before;
    before = now;
    return { result, bytes };
  });
}
