import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What a result keeps in memory beside what was there before (bytes), when all garbage is gone. */
export function bytesKeptBy<Result>(make: () => Result): { result: Result; bytes: number } {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  // What was loaded before goes little by little: code that was run once, caches that are emptied later.
  for (let round = 0; round < 5; round++) collect();
  const before = process.memoryUsage().heapUsed;
  const result = make();
  collect();
  return { result, bytes: process.memoryUsage().heapUsed - before };
}
