import { lstatSync, realpathSync } from 'node:fs';
import { dirname, sep } from 'node:path';

/** Fault of a symbolic link: it leads to nothing, or to a folder that contains it. */
export type LinkFault = 'nowhere' | 'circle';

/**
 * Returns the fault of a path that may be a symbolic link. Other files and folders have none.
 *
 * @param path absolute path
 */
export function linkFault(path: string): LinkFault | null {
  if (!isLink(path)) return null;
  const real = realPath(path);
  if (real === null) return 'nowhere';
  // Resolves each parent folder, because two links may lead to each other.
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const above = realPath(folder);
    if (above !== null && `${above}${sep}`.startsWith(`${real}${sep}`)) return 'circle';
    if (folder === dirname(folder)) return null;
  }
}

/**
 * Creates a check for paths below a root that pass through a circular link. The same files exist without the link.
 *
 * @returns a function that gets an absolute folder
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

/** Checks for a symbolic link. A path whose parent has become a file is none (ENOTDIR). */
function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** Resolves symbolic links; null if the path does not exist. */
export function realPath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}
