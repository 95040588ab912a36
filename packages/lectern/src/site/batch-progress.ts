import { isMainThread, threadId } from 'node:worker_threads';

/**
 * How far a thread is with its batch, in memory that it shares with the one that watches it (`in-time.ts`): number of
 * the item at work, from 1; number of the thread; number of the module that it loads, from 1; 1 when the thread is at its
 * end.
 */
export type Progress = Int32Array<SharedArrayBuffer>;

export function createProgress(): Progress {
  return new Int32Array(new SharedArrayBuffer(16));
}

/** Tells which thread works on the batch. */
export function beginBatch(progress: Progress): void {
  Atomics.store(progress, 1, threadId);
  if (current === undefined && !isMainThread) process.once('exit', noteEnd);
  current = progress;
}

/** Of the batch that this thread works on, or has worked on last. */
let current: Progress | undefined;

function noteEnd(): void {
  if (current) Atomics.store(current, 3, 1);
}

/** Whether the thread has ended itself. */
export function hasEnded(progress: Progress): boolean {
  return Atomics.load(progress, 3) === 1;
}

/** Tells that the next item is begun. */
export function beginItem(progress: Progress): void {
  Atomics.add(progress, 0, 1);
}

/** Tells which module is being loaded; undefined for none. */
export function beginModule(progress: Progress, module: number | undefined): void {
  Atomics.store(progress, 2, (module ?? -1) + 1);
}

/** Index of the item at work: -1 before the first one; undefined while no thread has begun. */
export function itemAtWork(progress: Progress): number | undefined {
  return Atomics.load(progress, 1) === 0 ? undefined : Atomics.load(progress, 0) - 1;
}

/** Number of the module that is being loaded; undefined where none has told. */
export function moduleAtWork(progress: Progress): number | undefined {
  const module = Atomics.load(progress, 2) - 1;
  return module < 0 ? undefined : module;
}

export function threadOf(progress: Progress): number {
  return Atomics.load(progress, 1);
}
