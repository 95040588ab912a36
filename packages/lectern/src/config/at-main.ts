import { withEnd } from '../shared/with-end.ts';

/** Bytes for what is told. */
const TEXT = 2000;

/** What the main thread is at, in memory that it shares with its other threads: nothing else of it runs while it loops. */
export interface AtMain {
  /** Counts the works; how many are open. */
  counts: Int32Array<SharedArrayBuffer>;
  /** Of the last that is open: what is told when it does not come back. */
  text: Uint8Array<SharedArrayBuffer>;
}

const open: string[] = [];
let shared: AtMain | undefined;

/** What `watchMain` is to be given, in another thread; from now on `atMain` says what this one does. */
export function sharedAtMain(): AtMain {
  shared ??= {
    counts: new Int32Array(new SharedArrayBuffer(8)),
    text: new Uint8Array(new SharedArrayBuffer(TEXT)),
  };
  return shared;
}

/**
 * Runs code of the site, which may never come back.
 *
 * @param text what is told then
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
