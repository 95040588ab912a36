import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { statOf } from '../pages/paths.ts';

type FileEvent = 'add' | 'addDir' | 'change' | 'unlink' | 'unlinkDir';

/** The watcher drops a change that comes within 50 ms of another of the same file: we look again later (ms). */
const LOOK_AGAIN = 75;

/** An editor that empties a file before it writes would make an empty page flash; it gets so long (ms). */
const UNTIL_WRITTEN = 20;

/**
 * Calls `listener` for every change below the watched folders, and never for less than the last one:
 * a formatter that writes right after the editor counts too.
 */
export function onFileChange(
  watcher: ViteDevServer['watcher'],
  listener: (event: FileEvent, file: string) => void,
): void {
  const handle = async (event: FileEvent, file: string): Promise<void> => {
    if (event === 'change' && statOf(file)?.isDirectory()) {
      watchAgain(watcher, file);
      for (const inside of filesIn(file)) void handle('add', inside);
      return;
    }
    if (event === 'change' && statOf(file)?.size === 0) await sleep(UNTIL_WRITTEN);
    const seen = statOf(file)?.mtimeMs;
    listener(event, file);
    await sleep(LOOK_AGAIN);
    const now = statOf(file)?.mtimeMs;
    if (now !== undefined && now !== seen) await handle('change', file);
  };
  watcher.on('all', (event, file) => void handle(event as FileEvent, file));
}

/** The watcher takes a folder in the place of a file for an edit of that file, and does not look into it. */
function watchAgain(watcher: ViteDevServer['watcher'], folder: string): void {
  watcher.unwatch(folder);
  watcher.add(folder);
}

/** None where the folder, or one in it, goes while it is read: the watcher tells of that as well. */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
