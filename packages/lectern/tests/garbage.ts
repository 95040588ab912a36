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
  const collect = garbageCollector();
  // What was loaded before goes little by little: code that was run once, caches that are emptied later.
  for (let round = 0; round < 5; round++) collect();
  const before = process.memoryUsage().heapUsed;
  const result = make();
  collect();
  return { result, bytes: process.memoryUsage().heapUsed - before };
}
