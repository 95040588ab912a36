import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isHashed } from './headers.ts';
import { removeOutput } from './remove-tree.ts';

/** Changes to an output in addition to new files. Paths are relative to the output. */
export interface OutputChange {
  /** Folders that are renamed. */
  renamed: readonly { from: string; to: string }[];
  /** Files that are removed, with their paths after the renames. */
  removed: readonly string[];
}

/** Suffix of the staging folder's name while its files are being moved into the output. */
export const ENTERING = '.new';

/** Suffix of the file with the `OutputChange`. If only this file exists, the change did not begin or is complete. */
export const CHANGE = '.change';

/**
 * Returns an id of an output folder. A folder that replaces it has another id, a changed folder keeps its id.
 *
 * @returns an empty string if there is no folder
 */
export function identityOfFolder(place: string): string {
  const stat = statSync(place, { throwIfNoEntry: false });
  return stat?.isDirectory() ? `${stat.ino} ${stat.birthtimeMs}` : '';
}

/**
 * Checks whether new files can be moved into an output one by one. This is not possible if a folder has the path of a
 * new file, if a removed file has the path of its folder, or if the paths of a new and a removed file differ only in
 * case.
 */
export function canChange(place: string, fresh: readonly string[], { removed }: OutputChange): boolean {
  const gone = new Set(removed);
  const folded = new Set(removed.map((path) => path.toLowerCase()));
  return fresh.every((path) => {
    if (folded.has(path.toLowerCase())) return false;
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
      if (gone.has(path.slice(0, at))) return false;
    }
    return !statSync(join(place, path), { throwIfNoEntry: false })?.isDirectory();
  });
}

/**
 * Changes an output in place. If the build is killed meanwhile, `finishChange` can complete the change.
 *
 * @param staging folder of the new files, which no longer exists afterwards
 * @param place path of the output
 */
export function changeOutput(staging: string, place: string, change: OutputChange): void {
  for (const _step of changeInSteps(staging, place, change));
}

/** Does the same step by step. A build may be killed between any two steps, and tests stop there. */
export function* changeInSteps(staging: string, place: string, change: OutputChange): Iterable<void> {
  writeFileSync(staging + CHANGE, JSON.stringify(change));
  yield;
  renameSync(staging, staging + ENTERING);
  yield;
  yield* stepsOf(staging, place, change);
}

/** Completes a change that has begun. */
export function finishChange(staging: string, place: string): void {
  const change: OutputChange = JSON.parse(readFileSync(staging + CHANGE, 'utf8'));
  for (const _step of stepsOf(staging, place, change));
}

function* stepsOf(staging: string, place: string, { renamed, removed }: OutputChange): Iterable<void> {
  for (const { from, to } of renamed) {
    if (existsSync(join(place, from))) renameSync(join(place, from), join(place, to));
    yield;
  }
  yield* moveInto(place, staging + ENTERING);
  for (const path of removed) {
    removeOutput(place, path);
    yield;
  }
  rmSync(staging + ENTERING, { recursive: true, force: true });
  yield;
  rmSync(staging + CHANGE, { force: true });
}

function* moveInto(place: string, folder: string): Iterable<void> {
  mkdirSync(place, { recursive: true });
  const entries = readdirSync(folder, { withFileTypes: true });
  // Hashed files are moved first, so that a document that is read meanwhile finds them.
  const order = ({ name }: { name: string }) => (isHashed(`/${name}/`) ? 0 : 1);
  for (const entry of entries.sort((a, b) => order(a) - order(b))) {
    const [from, to] = [join(folder, entry.name), join(place, entry.name)];
    if (entry.isDirectory() && existsSync(to)) {
      yield* moveInto(to, from);
    } else {
      // Replacing a file makes ext4 write it to the disk first, which takes a millisecond per file (auto_da_alloc).
      rmSync(to, { force: true });
      yield;
      renameSync(from, to);
    }
    yield;
  }
}
