import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** @returns collects all garbage that there is */
export function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
}

/** What a result keeps in memory beside what was there before (bytes), when all garbage is gone. */
export function bytesKeptBy<Result>(make: () => Result): { result: Result; bytes: number } {
  const [kept] = bytesKeptByEach([make]);
  return kept as { result: Result; bytes: number };
}

/** The same of several results. Collecting takes long in a worker that has loaded much, so it is done once for each. */
export function bytesKeptByEach<Result>(
  makes: readonly (() => Result)[],
): { result: Result; bytes: number }[] {
  const collect = garbageCollector();
  // What was loaded before goes little by little: code that was run once, caches that are emptied later.
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
