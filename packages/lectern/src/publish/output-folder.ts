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

/** Suffix of the old output while the new one replaces it. It follows the name of the staging folder. */
const OLD = '.old';

/** Suffix of a new output that was put aside because another one is built from it. */
const FIRST = '.first';

/** Files of git, which may have a worktree in the output folder (Vite keeps `.git` as well). */
const OF_GIT = /^\.git/;

/** Staging folders of builds in this process. */
const atWork = new Set<string>();

/**
 * Returns a staging folder for a new output: `.dist.<pid>`. It is next to the old one, so that it can replace it in one
 * step.
 *
 * @param outDir output folder; if it is a link, it stays one, and its target is replaced
 * @returns absolute path; pass it to `leave` at the end
 */
export function enter(outDir: string): string {
  const place = realPlace(outDir);
  const staging = join(dirname(place), `.${basename(place)}.${process.pid}`);
  atWork.add(staging);
  return staging;
}

/** Removes the staging folder of a build, if it still exists. */
export function leave(staging: string): void {
  rmSync(staging, { recursive: true, force: true });
  atWork.delete(staging);
}

/**
 * Moves a new output aside, so that a second one can use its files. @returns absolute path, which the caller removes
 */
export function putAside(staging: string): string {
  const aside = staging + FIRST;
  rmSync(aside, { recursive: true, force: true });
  renameSync(staging, aside);
  return aside;
}

/**
 * Replaces the old output by the new one. The old one stays until the new one is complete. Files of git are moved to
 * the new one. If the build is killed meanwhile, `restoreOutput` can repair the output.
 *
 * @param elsewhere removes folders in another thread; null if there is none
 * @returns the old output if it could not be removed, for example because it belongs to another user
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
      // A build on another machine was faster: its output is the old one now.
      if (!existsSync(place) || tries === TRIES) throw error;
    }
  }
}

/**
 * Returns an id of the current output for `changeInPlace`. Empty if there is no output, or if another build is running,
 * which will replace it.
 *
 * @param staging folder of this build, which exists already: if two builds start at once, one sees the other
 */
export function identityOf(outDir: string, staging: string): string {
  const place = realPlace(outDir);
  const others = draftsOf(join(dirname(place), `.${basename(place)}`)).filter(
    ({ path, pid }) => path !== staging && (pid === process.pid || isAlive(pid)),
  );
  return others.length > 0 ? '' : identityOfFolder(place);
}

/** Checks whether the output still has the id that `identityOf` returned, and is not that of another build. */
export function isStillThere(outDir: string, identity: string): boolean {
  return identityOfFolder(realPlace(outDir)) === identity;
}

/**
 * Changes the old output in place, if most of it stays the same. If the build is killed meanwhile, `restoreOutput`
 * completes the change.
 *
 * @param staging folder of the new files
 * @param identity id of the output that the change is for
 * @returns false if there is another output now, and nothing was done
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
 * Repairs an output folder after builds that were killed. If a build was replacing the old output, the old one is put
 * back. If a build was changing it in place, the change is completed. Other files that these builds left are removed,
 * but not those of a running build.
 */
export function restoreOutput(outDir: string): void {
  const place = realPlace(outDir);
  const drafts = draftsOf(join(dirname(place), `.${basename(place)}`));
  clearLock(place);
  const isOver = (pid: number, path: string) =>
    // Containers reuse process ids: a folder with the id of this process may be left from an earlier run.
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

/** Completes a change. @param fresh folder of the files that were being moved into the output */
function finish(fresh: string, place: string): void {
  try {
    finishChange(fresh.slice(0, -ENTERING.length), place);
  } catch {
    // The files belong to another user, or are incomplete. A build rewrites files that are not as a build left them.
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Removes an old output if possible. */
function clear(old: string, place: string): void {
  try {
    keepGit(old, place);
    removeTrees([old]);
  } catch {
    // It may belong to another user. The next build tries again.
  }
}

/** Moves the files of git from an old output to the new one. */
function keepGit(old: string, place: string): void {
  for (const name of readdirSync(old).filter((name) => OF_GIT.test(name))) {
    if (!existsSync(join(place, name))) renameSync(join(old, name), join(place, name));
  }
}

/** Checks whether a file stays in the output, no matter who wrote it. The path is relative to the output. */
export function isKept(path: string): boolean {
  return OF_GIT.test(path);
}

/** Moves the old output away. In a container, a folder of a lower layer cannot be renamed (EXDEV), so it is copied. */
function moveAside(place: string, old: string): void {
  try {
    renameSync(place, old);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    copyTree(place, old);
    rmSync(place, { recursive: true, force: true });
  }
}

/** Resolves a symbolic link, even if its target does not exist. */
function realPlace(path: string, depth = 0): string {
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  // Linux follows up to 40 links.
  return isLink && depth < 40 ? realPlace(resolve(dirname(path), readlinkSync(path)), depth + 1) : path;
}
