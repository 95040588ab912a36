import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ancestors } from '../pages/ancestors.ts';
import { isIn } from '../pages/paths.ts';

/** A server that nobody asks for a page begins to watch by itself after so long (ms). */
const UNASKED = 2000;
/** The same for one that has not answered yet: a page may never come to an end. */
const UNANSWERED = 10_000;

/** Folders that are added in one turn, and the pause after them (ms): requests and edits have their turns between. */
const FOLDERS = 2;
const PAUSE = 5;

/** Watches the folder of pages only when a first page has been served. */
export interface LateWatch {
  /** Whether the watcher is not to look at a path yet. */
  isTooEarly(path: string): boolean;
  /** The watcher is there: call it once. */
  arm(): void;
  /** Tells of an answer to a reader: when it is sent, watching begins. */
  answers(response: { once(event: 'close', listener: () => void): unknown }): void;
  /** Nothing is added any more: a watcher that was closed would open again. */
  end(): void;
}

interface Watching {
  /** Has the watcher look at a folder and what is in it. */
  add(folder: string): void;
  /** Absolute files that somebody looks at: their folders are watched first. */
  open(): string[];
  /** Called once, when watching begins. */
  begun(): void;
}

/**
 * To watch a folder, the watcher looks at each of its files: 3 s of CPU time for 10,000 pages, and the first page would
 * wait as long. What changes before a folder is watched is found by comparing (`catch-up.ts`).
 *
 * @param folder absolute
 */
export function watchLater(folder: string, { add, open, begun }: Watching): LateWatch {
  /** Folders whose turn has not come; undefined before the first one's. */
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
 * Takes one folder after the other, and puts those in it among the others; those on the way to an open file come first.
 *
 * @param waiting the outermost folder; what is in it comes and goes
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

/** None where it is gone by now. */
function foldersIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}
