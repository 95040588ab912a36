import { isMainThread, threadId } from 'node:worker_threads';

/**
 * Progress of a thread with its batch, in memory that it shares with the thread that watches it (`in-time.ts`): number
 * of the current item, from 1; id of the thread; number of the module that is being loaded, from 1; 1 if the thread has
 * ended.
 */
export type Progress = Int32Array<SharedArrayBuffer>;

export function createProgress(): Progress {
  return new Int32Array(new SharedArrayBuffer(16));
}

/** Records which thread works on the batch. */
export function beginBatch(progress: Progress): void {
  Atomics.store(progress, 1, threadId);
  if (current === undefined && !isMainThread) process.once('exit', noteEnd);
  current = progress;
}

/** Progress of the current or last batch of this thread. */
let current: Progress | undefined;

function noteEnd(): void {
  if (current) Atomics.store(current, 3, 1);
}

/** Checks whether the thread has ended itself. */
export function hasEnded(progress: Progress): boolean {
  return Atomics.load(progress, 3) === 1;
}

/** Records the start of the next item. */
export function beginItem(progress: Progress): void {
  Atomics.add(progress, 0, 1);
}

/** Records which module is being loaded; undefined for none. */
export function beginModule(progress: Progress, module: number | undefined): void {
  Atomics.store(progress, 2, (module ?? -1) + 1);
}

/** Returns the index of the current item: -1 before the first one; undefined while no thread has started. */
export function itemAtWork(progress: Progress): number | undefined {
  return Atomics.load(progress, 1) === 0 ? undefined : Atomics.load(progress, 0) - 1;
}

/** Returns the number of the module that is being loaded; undefined if none was recorded. */
export function moduleAtWork(progress: Progress): number | undefined {
  const module = Atomics.load(progress, 2) - 1;
  return module < 0 ? undefined : module;
}

export function threadOf(progress: Progress): number {
  return Atomics.load(progress, 1);
}
