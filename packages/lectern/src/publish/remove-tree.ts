import { readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Removes folders with their contents. `rmSync` checks the type of each file first, which takes 50 % longer. */
export function removeTrees(folders: readonly string[]): void {
  for (const folder of folders) {
    try {
      removeTree(folder);
    } catch {
      // Another build may be removing it at the same time.
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

function removeTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeTree(path);
    else unlinkSync(path);
  }
  rmdirSync(folder);
}

/** Removes a file from an output, and its folders if they are empty then. Other hard links to the file stay. */
export function removeOutput(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  for (let empty = dirname(path); empty !== '.'; empty = dirname(empty)) {
    try {
      rmdirSync(join(folder, empty));
    } catch {
      // The folder has other files.
      return;
    }
  }
}

/** Removes folders in another thread. */
export type RemoveElsewhere = (folders: readonly string[]) => Promise<unknown>;

/**
 * Removes a folder, while another thread removes about half of it.
 *
 * @param elsewhere null if there is no other thread
 */
export async function removeShared(folder: string, elsewhere: RemoveElsewhere | null): Promise<void> {
  if (elsewhere) {
    const parts = partsOf(folder);
    // If it fails, the rest is removed at the end.
    const removing = elsewhere(parts.filter((_, at) => at % 2 === 1)).catch(() => {});
    removeTrees(parts.filter((_, at) => at % 2 === 0));
    await removing;
  }
  removeTrees([folder]);
}

/** Returns the folders on the second level, if there are any: the folder of one language has half of a site. */
function partsOf(folder: string): string[] {
  const inner = foldersIn(folder);
  return inner.flatMap((part) => {
    const parts = foldersIn(part);
    return parts.length > 0 ? parts : [part];
  });
}

function foldersIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
}
