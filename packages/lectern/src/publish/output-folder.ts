import { existsSync, lstatSync, readdirSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { draftsOf, isAlive } from '../config/processes.ts';
import {
  CHANGE,
  changeOutput,
  ENTERING,
  finishChange,
  identityOfFolder,
  type OutputChange,
} from './change-output.ts';
import { copyTree } from './copy-tree.ts';
import { alone, clearLock } from './output-lock.ts';
import { type RemoveElsewhere, removeShared, removeTrees } from './remove-tree.ts';

/** What the old output is called, after the new one, while they change places. */
const OLD = '.old';

/** What a new output is called, after its own name, that another one is made from. */
const FIRST = '.first';

/** Of git, which may have a worktree in the output folder (Vite keeps `.git` as well). */
const OF_GIT = /^\.git/;

/** Folders that builds of this process work in. */
const atWork = new Set<string>();

/**
 * A folder for a new output beside the old one, so that it can take its place in one step; `.dist.<pid>`.
 *
 * @param outDir output folder; one that is a link stays one, and what it leads to is replaced
 * @returns absolute path; hand it to `leave` in the end
 */
export function enter(outDir: string): string {
  const place = realPlace(outDir);
  const staging = join(dirname(place), `.${basename(place)}.${process.pid}`);
  atWork.add(staging);
  return staging;
}

/** Removes what a build has not brought to its place. */
export function leave(staging: string): void {
  rmSync(staging, { recursive: true, force: true });
  atWork.delete(staging);
}

/** Gives a new output another place, so that a second one can take files from it. @returns absolute path; remove it */
export function putAside(staging: string): string {
  const aside = staging + FIRST;
  rmSync(aside, { recursive: true, force: true });
  renameSync(staging, aside);
  return aside;
}

/**
 * Puts the new output in the place of the old one, which stays until the new one is whole. What belongs to git goes
 * along. Killed between two of its steps, it leaves what `restoreOutput` makes whole again.
 *
 * @param elsewhere removes folders in another thread; null where there is none
 * @returns the old output where it could not be removed: another user's, say
 */
export async function swap(
  staging: string,
  outDir: string,
  elsewhere: RemoveElsewhere | null,
): Promise<string | null> {
  const place = realPlace(outDir);
  const old = staging + OLD;
  await alone(place, () => replace(staging, place, old));
  if (!existsSync(old)) return null;
  try {
    keepGit(old, place);
    await removeShared(old, elsewhere);
    return null;
  } catch {
    return old;
  }
}

const TRIES = 5;

function replace(staging: string, place: string, old: string): void {
  for (let tries = 0; ; tries += 1) {
    if (existsSync(place)) {
      rmSync(old, { recursive: true, force: true });
      moveAside(place, old);
    }
    try {
      renameSync(staging, place);
      return;
    } catch (error) {
      // A build of another machine was faster: its output is the old one now.
      if (!existsSync(place) || tries === TRIES) throw error;
    }
  }
}

/**
 * Names the output that there is, for `changeInPlace`; empty where there is none, or where another build is at work, which
 * is about to replace it.
 *
 * @param staging folder of this build, which is there by now: of two builds that begin at once, one sees the other
 */
export function identityOf(outDir: string, staging: string): string {
  const place = realPlace(outDir);
  const others = draftsOf(join(dirname(place), `.${basename(place)}`)).filter(
    ({ path, pid }) => path !== staging && (pid === process.pid || isAlive(pid)),
  );
  return others.length > 0 ? '' : identityOfFolder(place);
}

/** True where the output is the one that `identityOf` has named, and not that of another build. */
export function isStillThere(outDir: string, identity: string): boolean {
  return identityOfFolder(realPlace(outDir)) === identity;
}

/**
 * Makes the old output the new one, where most of it stays. Killed on the way, it leaves what `restoreOutput` brings to
 * its end.
 *
 * @param staging folder of the new files
 * @param identity of the output that the change is for
 * @returns false where there is another output now, and nothing was done
 */
export function changeInPlace(
  staging: string,
  outDir: string,
  change: OutputChange,
  identity: string,
): Promise<boolean> {
  const place = realPlace(outDir);
  return alone(place, () => {
    if (identityOfFolder(place) !== identity) return false;
    changeOutput(staging, place, change);
    return true;
  });
}

/**
 * Makes an output folder whole again after builds that were killed: where one was about to put its output in the place
 * of the old one, that is put back, and where one was changing it, that is done. What else they have left is removed; what
 * belongs to a build that runs is not.
 */
export function restoreOutput(outDir: string): void {
  const place = realPlace(outDir);
  const drafts = draftsOf(join(dirname(place), `.${basename(place)}`));
  clearLock(place);
  const isOver = (pid: number, path: string) =>
    // Containers number their processes alike: one with our number may be that of before.
    pid === process.pid ? !atWork.has(path.replace(/\.[a-z]+$/, '')) : !isAlive(pid);
  const left = drafts.filter(({ path, pid }) => isOver(pid, path));
  for (const { path, rest } of left) {
    if (rest === ENTERING) finish(path, place);
    if (rest !== OLD) continue;
    if (existsSync(place)) clear(path, place);
    else renameSync(path, place);
  }
  for (const { path, rest } of left) {
    if (rest === '' || rest === CHANGE || rest === FIRST) rmSync(path, { recursive: true, force: true });
  }
}

/** Brings a change to its end. @param fresh the files that were on their way into the output */
function finish(fresh: string, place: string): void {
  try {
    finishChange(fresh.slice(0, -ENTERING.length), place);
  } catch {
    // Another user's, or cut off: files that are not what a build has left are made again.
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Removes an old output, as far as that can be done. */
function clear(old: string, place: string): void {
  try {
    keepGit(old, place);
    removeTrees([old]);
  } catch {
    // Another user's, say: the next build tries again.
  }
}

/** Moves what belongs to git out of an old output. */
function keepGit(old: string, place: string): void {
  for (const name of readdirSync(old).filter((name) => OF_GIT.test(name))) {
    if (!existsSync(join(place, name))) renameSync(join(old, name), join(place, name));
  }
}

/** True for a file that stays in the output, whoever wrote it; the path is relative to the output. */
export function isKept(path: string): boolean {
  return OF_GIT.test(path);
}

/** Layers of a container do not let a folder of a lower one be renamed (EXDEV). */
function moveAside(place: string, old: string): void {
  try {
    renameSync(place, old);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyTree(place, old);
    rmSync(place, { recursive: true, force: true });
  }
}

/** Where a link leads, also while there is nothing. */
function realPlace(path: string, depth = 0): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  // As many as Linux follows.
  return isLink && depth < 40 ? realPlace(resolve(dirname(path), readlinkSync(path)), depth + 1) : path;
}
