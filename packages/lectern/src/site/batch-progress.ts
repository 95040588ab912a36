import { threadId } from 'node:worker_threads';

/**
 * How far a thread is with its batch, in memory that it shares with the one that watches it (`deadline.ts`): number of
 * the item at work, from 1, and number of the thread.
 */
export type Progress = Int32Array<SharedArrayBuffer>;

export function createProgress(): Progress {
  return new Int32Array(new SharedArrayBuffer(8));
}

/** Tells which thread works on the batch. */
export function beginBatch(progress: Progress): void {
  Atomics.store(progress, 1, threadId);
}

/** Tells that the next item is begun. */
export function beginItem(progress: Progress): void {
  Atomics.add(progress, 0, 1);
}

/** Index of the item at work: -1 before the first one; undefined while no thread has begun. */
export function itemAtWork(progress: Progress): number | undefined {
  return Atomics.load(progress, 1) === 0 ? undefined : Atomics.load(progress, 0) - 1;
}

export function threadOf(progress: Progress): number {
  return Atomics.load(progress, 1);
}
