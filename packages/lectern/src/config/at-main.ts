import { withEnd } from '../shared/with-end.ts';

/** Maximum size of the shared text in bytes. */
const TEXT = 2000;

/**
 * Current work of the main thread, in memory shared with other threads. A main thread that loops can do nothing else.
 */
export interface AtMain {
  /** A counter of all changes, and the number of open tasks. */
  counts: Int32Array<SharedArrayBuffer>;
  /** Message of the latest open task, to be printed if it does not return. */
  text: Uint8Array<SharedArrayBuffer>;
}

const open: string[] = [];
let shared: AtMain | undefined;

/** Returns the data to pass to `watchMain` in another thread. From now on, `atMain` records the work of this thread. */
export function sharedAtMain(): AtMain {
  shared ??= {
    counts: new Int32Array(new SharedArrayBuffer(8)),
    text: new Uint8Array(new SharedArrayBuffer(TEXT)),
  };
  return shared;
}

/**
 * Runs code of the site, which may never return.
 *
 * @param text message to print in that case
 */
export function atMain<T>(text: string, run: () => T): T {
  if (!shared) return run();
  open.push(text);
  publish(shared);
  return withEnd(run, () => {
    open.splice(open.lastIndexOf(text), 1);
    publish(shared as AtMain);
  });
}

function publish({ counts, text }: AtMain): void {
  text.fill(0);
  text.set(new TextEncoder().encode(open.at(-1)).subarray(0, TEXT));
  Atomics.add(counts, 0, 1);
  Atomics.store(counts, 1, open.length);
}
