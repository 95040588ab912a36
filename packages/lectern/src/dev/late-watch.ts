import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ancestors } from '../pages/ancestors.ts';
import { isIn } from '../pages/paths.ts';

/** Time after which a server starts watching if no page is requested (ms). */
const UNASKED = 2000;
/** Time after which it starts even if no answer is complete, because a page may never finish (ms). */
const UNANSWERED = 10_000;

/** Folders that are added in one turn, and the pause afterwards (ms), in which requests and edits are handled. */
const FOLDERS = 2;
const PAUSE = 5;

/** Watches the docs folder only after a first page has been served. */
export interface LateWatch {
  /** Checks whether the watcher must not look at a path yet. */
  isTooEarly(path: string): boolean;
  /** Must be called once, when the watcher exists. */
  arm(): void;
  /** Must be called for each response to a reader. Watching starts when the first one has been sent. */
  answers(response: { once(event: 'close', listener: () => void): unknown }): void;
  /** Stops adding folders: adding one would open a closed watcher again. */
  end(): void;
}

interface Watching {
  /** Makes the watcher watch a folder and its contents. */
  add(folder: string): void;
  /** Returns absolute files that are open in a tab: their folders are watched first. */
  open(): string[];
  /** Called once when watching begins. */
  begun(): void;
}

/**
 * Delays watching a folder. To watch it, the watcher visits each of its files: 3 s of CPU time for 10,000 pages, and
 * the first page would have to wait for that. Changes before a folder is watched are found by comparing files
 * (`catch-up.ts`).
 *
 * @param folder absolute
 */
export function watchLater(folder: string, { add, open, begun }: Watching): LateWatch {
  /** Folders that are not watched yet; undefined before watching begins. */
  let waiting: Set<string> | undefined;
  let isAsked = false;
  let hasEnded = false;
  const begin = async () => {
    if (waiting || hasEnded) return;
    waiting = new Set([folder]);
    begun();
    let count = 0;
    for (const next of inOrder(waiting, open())) {
      add(next);
      if (++count % FOLDERS === 0) await sleep(PAUSE, undefined, { ref: false });
      if (hasEnded) return;
    }
  };
  const isWaiting = (path: string): boolean => {
    if (waiting?.has(path)) return true;
    return path !== folder && path !== dirname(path) && isWaiting(dirname(path));
  };
  return {
    isTooEarly: (path) => isIn(path, folder) && (!waiting || isWaiting(path)),
    arm() {
      setTimeout(() => !isAsked && void begin(), UNASKED).unref();
      setTimeout(() => void begin(), UNANSWERED).unref();
    },
    answers(response) {
      if (isAsked) return;
      isAsked = true;
      response.once('close', () => void begin());
    },
    end() {
      hasEnded = true;
    },
  };
}

/**
 * Yields one folder after another, and queues its subfolders. Those on the path to an open file come first.
 *
 * @param waiting contains the outermost folder at first. Subfolders are added, and yielded folders removed
 */
function* inOrder(waiting: Set<string>, files: readonly string[]): Iterable<string> {
  const ways = new Set(files.flatMap((file) => ancestors(dirname(file))));
  const [soon, later] = [[...waiting], [] as string[]];
  for (let next = soon.shift(); next !== undefined; next = soon.shift() ?? later.shift()) {
    for (const inside of foldersIn(next)) {
      waiting.add(inside);
      (ways.has(inside) ? soon : later).push(inside);
    }
    waiting.delete(next);
    yield next;
  }
}

/** Returns the subfolders of a folder; none if it no longer exists. */
function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}
