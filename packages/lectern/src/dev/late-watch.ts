import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server that nobody asks for a page begins to watch by itself after so long (ms). */
const AT_LATEST = 2000;

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
}

interface Watching {
  /** Has the watcher look at a file, or at a folder and what is in it. */
  add(path: string): void;
  /** Absolute files that somebody looks at: they are watched first. */
  first(): string[];
  /** Called once, when watching begins. */
  begun(): void;
}

/**
 * To watch a folder, the watcher looks at each of its files: 3 s of computing for 10,000 pages, and the first page would
 * wait as long. What changes before a folder is watched is found by comparing (`catch-up.ts`).
 *
 * @param folder absolute
 */
export function watchLater(folder: string, { add, first, begun }: Watching): LateWatch {
  /** Folders whose turn has not come; undefined before the first one's. */
  let waiting: Set<string> | undefined;
  let early: ReadonlySet<string> = new Set();
  let isAsked = false;
  const begin = async () => {
    if (waiting) return;
    waiting = new Set([folder]);
    early = new Set(first());
    for (const file of early) add(file);
    begun();
    let count = 0;
    // It grows while it is gone through.
    for (const next of waiting) {
      for (const inside of foldersIn(next)) waiting.add(inside);
      waiting.delete(next);
      add(next);
      if (++count % FOLDERS === 0) await sleep(PAUSE, undefined, { ref: false });
    }
  };
  const isWaiting = (path: string): boolean => {
    if (waiting?.has(path)) return true;
    return path !== folder && path !== dirname(path) && isWaiting(dirname(path));
  };
  const isInside = (path: string) => path === folder || path.startsWith(join(folder, '/'));
  return {
    isTooEarly: (path) => isInside(path) && !early.has(path) && (!waiting || isWaiting(path)),
    arm() {
      setTimeout(() => !isAsked && void begin(), AT_LATEST).unref();
    },
    answers(response) {
      if (isAsked) return;
      isAsked = true;
      response.once('close', () => void begin());
    },
  };
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
