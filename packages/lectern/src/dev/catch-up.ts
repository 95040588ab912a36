import { dirname, join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { glob } from 'tinyglobby';
import type { ViteDevServer } from 'vite';
import { CLOCK_STEP } from '../config/clock-step.ts';
import { CONFIG_FILES, type Config } from '../config/load.ts';
import { changeTime } from '../pages/paths.ts';

/** How long a watcher may take to go through all folders (ms); with rules of the project it may leave some out. */
const LONGEST_START = 60_000;

/**
 * Files whose times are read in one turn: 1 ms, in which no request is answered. A promise for each would take five times
 * as much computing.
 */
const AT_ONCE = 256;

/** What has happened to a file, in the words of the watcher. */
type Change = 'add' | 'addDir' | 'change' | 'unlink';

interface Files {
  /** Whether the watcher is not to tell of a path. */
  isIgnored(path: string): boolean;
  /** When the files were read that the server knows (ms since 1970). */
  since: number;
  /** Absolute paths of the pages that the server knows. */
  pages(): string[];
  /** The watcher was closed: it would open again with what it is given. */
  hasEnded(): boolean;
}

/**
 * Tells a watcher's listeners of what happened to pages, public files, theme and config before it watched them. It
 * says nothing of that itself, and needs seconds to go through all folders of a large site or on a busy machine: a
 * page or a public file that came in that time would have no address until the next start.
 *
 * The disk is compared until the watcher has every file, and once more after that: it reads a folder before it watches
 * it, and never tells of a file that comes between the two.
 *
 * @param watcher one that has just been created; its `ready` comes before it has gone through all folders
 */
export async function catchUp(
  watcher: ViteDevServer['watcher'],
  config: Config,
  { isIgnored, since, pages, hasEnded }: Files,
): Promise<void> {
  const giveUp = Date.now() + LONGEST_START;
  /** When each file had changed that was told of (ms since 1970). */
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
      // The public folder may have come with its first file.
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
    // The watcher has read their folder before they came.
    watcher.add(missing.filter((file) => told.has(file)));
  }
}

/** Files that changed after a time, with the time of that (ms since 1970). */
async function changedSince(time: number, files: readonly string[]): Promise<[string, number][]> {
  const changed: [string, number][] = [];
  for (const [index, file] of files.entries()) {
    if (index % AT_ONCE === 0) await nextTurn();
    const at = changeTime(file) ?? 0;
    if (at >= time) changed.push([file, at]);
  }
  return changed;
}

/** Files in the folder of pages and in that of the theme, and the config with what it imports. */
async function filesOf({ project, docsDir, configDeps }: Config): Promise<string[]> {
  const options = { absolute: true, dot: true, ignore: ['**/node_modules/**', '**/.git/**'] };
  const lists = await Promise.all([
    glob('**', { ...options, cwd: docsDir }),
    glob(['theme/*', ...CONFIG_FILES], { ...options, cwd: project }),
  ]);
  // With the separators of this machine.
  return [...new Set([...lists.flat(), ...configDeps].map((file) => join(file)))];
}

function watchedPaths(watcher: ViteDevServer['watcher']): Set<string> {
  const folders = Object.entries(watcher.getWatched());
  return new Set(folders.flatMap(([folder, names]) => names.map((name) => join(folder, name))));
}
