import { dirname, join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { glob } from 'tinyglobby';
import type { ViteDevServer } from 'vite';
import { CLOCK_STEP } from '../config/clock-step.ts';
import { CONFIG_FILES, type Config } from '../config/load.ts';
import { changeTime } from '../pages/paths.ts';

/**
 * How long a watcher may take to visit all folders (ms). With rules of the project, it may never visit some of them.
 */
const LONGEST_START = 60_000;

/**
 * Number of files whose times are read in one turn. This takes 1 ms, in which no request is answered. A promise per
 * file would need five times as much CPU time.
 */
const AT_ONCE = 256;

/** Event of the watcher for a file. */
type Change = 'add' | 'addDir' | 'change' | 'unlink';

interface Files {
  /** Checks whether the watcher must not report a path. */
  isIgnored(path: string): boolean;
  /** When the server read the files that it knows (ms since 1970). */
  since: number;
  /** Returns the absolute paths of the pages that the server knows. */
  pages(): string[];
  /** Returns true if the watcher was closed. Adding files would open it again. */
  hasEnded(): boolean;
}

/**
 * Notifies a watcher's listeners of changes to pages, public files, theme and config that happened before it watched
 * them. The watcher itself does not report these, and needs seconds to visit all folders of a large site or on a busy
 * machine. A page or a public file that is added in that time would have no address until the next start.
 *
 * The files on disk are compared until the watcher knows every file, and once more after that. The watcher reads a
 * folder before it watches it, and never reports a file that is added between the two.
 *
 * @param watcher one that has just been created. It emits `ready` before it has visited all folders
 */
export async function catchUp(
  watcher: ViteDevServer['watcher'],
  config: Config,
  { isIgnored, since, pages, hasEnded }: Files,
): Promise<void> {
  const giveUp = Date.now() + LONGEST_START;
  /** Change time of each reported file (ms since 1970). */
  const told = new Map<string, number>();
  const tell = (event: Change, file: string) => {
    watcher.emit(event, file);
    watcher.emit('all', event, file);
  };
  let isWatched = false;
  for (let wait = 100; Date.now() < giveUp; wait *= 2) {
    await sleep(wait, undefined, { ref: false });
    const files = (await filesOf(config)).filter((file) => !isIgnored(file));
    if (hasEnded()) return;
    const folders = new Set(Object.keys(watcher.getWatched()));
    for (const [file, changed] of await changedSince(since - CLOCK_STEP, files)) {
      if (told.get(file) === changed) continue;
      told.set(file, changed);
      // The public folder may have been created with its first file.
      if (!folders.has(dirname(file))) tell('addDir', dirname(file));
      folders.add(dirname(file));
      tell('add', file);
      tell('change', file);
    }
    const there = new Set(files);
    for (const page of pages()) if (!there.has(page)) tell('unlink', page);
    if (isWatched) return;
    const watched = watchedPaths(watcher);
    const missing = files.filter((file) => !watched.has(file));
    isWatched = missing.length === 0;
    // The watcher read the folder before these files were added.
    watcher.add(missing.filter((file) => told.has(file)));
  }
}

/** Returns the files that changed after a given time, with their change times (ms since 1970). */
async function changedSince(time: number, files: readonly string[]): Promise<[string, number][]> {
  const changed: [string, number][] = [];
  for (const [index, file] of files.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    const at = changeTime(file) ?? 0;
    if (at >= time) changed.push([file, at]);
  }
  return changed;
}

/** Returns the files in the docs folder and the theme folder, and the config with its imports. */
async function filesOf({ project, docsDir, configDeps }: Config): Promise<string[]> {
  const options = { absolute: true, dot: true, ignore: ['**/node_modules/**', '**/.git/**'] };
  const lists = await Promise.all([
    glob('**', { ...options, cwd: docsDir }),
    glob(['theme/*', ...CONFIG_FILES], { ...options, cwd: project }),
  ]);
  // With the path separators of this machine.
  return [...new Set([...lists.flat(), ...configDeps].map((file) => join(file)))];
}

function watchedPaths(watcher: ViteDevServer['watcher']): Set<string> {
  const folders = Object.entries(watcher.getWatched());
  return new Set(folders.flatMap(([folder, names]) => names.map((name) => join(folder, name))));
}
