import { lstatSync, realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';

/** What is wrong with a symbolic link: it leads to nothing, or to a folder that it is in. */
export type LinkFault = 'nowhere' | 'circle';

/**
 * What is wrong with a path that may be a symbolic link; nothing is with other files and folders.
 *
 * @param path absolute
 */
export function linkFault(path: string): LinkFault | null {
  if (!isLink(path)) return null;
  const real = realPath(path);
  if (real === null) return 'nowhere';
  // Where each folder on the way is: two links may lead to each other.
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const above = realPath(folder);
    if (above !== null && `${above}${sep}`.startsWith(`${real}${sep}`)) return 'circle';
    if (folder === dirname(folder)) return null;
  }
}

/**
 * Tells paths below a root that go through a link in a circle: the same files are there without it.
 *
 * @returns takes an absolute folder
 */
export function createCircleCheck(root: string): (folder: string) => boolean {
  const known = new Map<string, boolean>([[root, false]]);
  const isInCircle = (folder: string): boolean => {
    const before = known.get(folder);
    if (before !== undefined) return before;
    const found = isInCircle(dirname(folder)) || linkFault(folder) === 'circle';
    known.set(folder, found);
    return found;
  };
  return isInCircle;
}

/** A path below what is a file now is no link (ENOTDIR). */
function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** Where links lead; null for what is not there. */
export function realPath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}
