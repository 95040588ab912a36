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

/** What makes an output a new one, besides new files. Paths are relative to it. */
export interface OutputChange {
  /** Folders that get another name. */
  renamed: readonly { from: string; to: string }[];
  /** Files that go, by their names after that. */
  removed: readonly string[];
}

/** What the folder of new files is called, after its own name, from when they go into the output until they are there. */
export const ENTERING = '.new';

/** The file beside it with the `OutputChange`: of a change that was not begun, or is at its end, when it is alone. */
export const CHANGE = '.change';

/**
 * Names an output folder: another one in its place has another name, a changed one has the same.
 *
 * @returns empty where there is none
 */
export function identityOfFolder(place: string): string {
  const stat = statSync(place, { throwIfNoEntry: false });
  return stat?.isDirectory() ? `${stat.ino} ${stat.birthtimeMs}` : '';
}

/**
 * True when new files can be moved into an output one by one: none is where a folder is, in a folder where a file is, or
 * would be removed with a file of the same name in other letters.
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
 * Changes an output where it is. Killed on the way, it leaves what `finishChange` brings to its end.
 *
 * @param staging folder of the new files; it is gone after that
 * @param place of the output
 */
export function changeOutput(staging: string, place: string, change: OutputChange): void {
  for (const _step of changeInSteps(staging, place, change));
}

/** The same, step by step: a build may be killed between any two of them, and a test stops there. */
export function* changeInSteps(staging: string, place: string, change: OutputChange): Iterable<void> {
  writeFileSync(staging + CHANGE, JSON.stringify(change));
  yield;
  renameSync(staging, staging + ENTERING);
  yield;
  yield* stepsOf(staging, place, change);
}

/** Brings a change to its end that was begun. */
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
  // What documents refer to comes first: one that is read meanwhile finds it.
  const order = ({ name }: { name: string }) => (isHashed(`/${name}/`) ? 0 : 1);
  for (const entry of entries.sort((a, b) => order(a) - order(b))) {
    const [from, to] = [join(folder, entry.name), join(place, entry.name)];
    if (entry.isDirectory() && existsSync(to)) {
      yield* moveInto(to, from);
    } else {
      // To replace a file makes ext4 write it to the disk first, which takes a millisecond each (auto_da_alloc).
      rmSync(to, { force: true });
      yield;
      renameSync(from, to);
    }
    yield;
  }
}
