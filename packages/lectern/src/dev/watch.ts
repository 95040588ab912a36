import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { changeTime, statOf } from '../pages/paths.ts';

type FileEvent = 'add' | 'addDir' | 'change' | 'unlink' | 'unlinkDir';

/**
 * Delays after which a file is checked again (ms). The watcher drops a change within 50 ms of another change of the
 * same file, and files that are added to a folder within a second of a failed read of it.
 */
const LOOK_AGAIN = [75, 1100];

/**
 * Delay after a file was emptied (ms): an editor that empties a file before it writes would make an empty page flash.
 */
const UNTIL_WRITTEN = 20;

/**
 * Calls `listener` for every change below the watched folders, and always reports the last state of a file: a formatter
 * that writes right after the editor counts too.
 */
export function onFileChange(
  watcher: ViteDevServer['watcher'],
  listener: (event: FileEvent, file: string) => void,
): void {
  const handle = async (event: FileEvent, file: string): Promise<void> => {
    if (event === 'change' && statOf(file)?.isDirectory()) return takeFolder(file);
    if (event === 'change' && statOf(file)?.size === 0) await sleep(UNTIL_WRITTEN);
    const seen = changeTime(file);
    listener(event, file);
    for (const wait of LOOK_AGAIN) {
      await sleep(wait, undefined, { ref: false });
      const now = changeTime(file);
      if (now === undefined || now === seen) continue;
      // It was gone for a moment, possibly together with its folder.
      if (event !== 'change' && unwatched(watcher, [file]).length > 0) void takeFolder(dirname(file));
      return handle('change', file);
    }
  };
  /**
   * Handles a folder that has replaced a file. The watcher reports it as an edit of that file, and does not read it.
   */
  const takeFolder = async (folder: string): Promise<void> => {
    for (const wait of [0, ...LOOK_AGAIN]) {
      await sleep(wait, undefined, { ref: false });
      const unknown = unwatched(watcher, filesIn(folder));
      if (unknown.length === 0 || hasEnded(watcher)) return;
      watcher.unwatch(folder);
      watcher.add(folder);
      for (const file of unknown) void handle('add', file);
    }
  };
  watcher.on('all', (event, file) => void handle(event as FileEvent, file));
}

function unwatched(watcher: ViteDevServer['watcher'], files: readonly string[]): string[] {
  if (files.length === 0) return [];
  const watched = watcher.getWatched();
  return files.filter((file) => !watched[dirname(file)]?.includes(basename(file)));
}

/** Checks whether a watcher is closed. It then has no listeners, and would open again if something is added. */
function hasEnded(watcher: ViteDevServer['watcher']): boolean {
  return watcher.listenerCount('all') === 0;
}

/**
 * Returns the files in a folder; none if it, or a folder in it, is removed in the meantime. The watcher reports that as
 * well.
 */
function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    return [];
  }
}
