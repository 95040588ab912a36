import { readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Removes folders, each with all that is in it. `rmSync` asks of each file what it is first, which takes half as long again. */
export function removeTrees(folders: readonly string[]): void {
  for (const folder of folders) {
    try {
      removeTree(folder);
    } catch {
      // Another build may be removing it, too.
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

/** Removes a file from an output, and its folders that are empty then. A file that has another name stays there. */
export function removeOutput(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  for (let empty = dirname(path); empty !== '.'; empty = dirname(empty)) {
    try {
      rmdirSync(join(folder, empty));
    } catch {
      // It has other files.
      return;
    }
  }
}

/** Removes folders in another thread. */
export type RemoveElsewhere = (folders: readonly string[]) => Promise<unknown>;

/**
 * Removes a folder; another thread removes about half of it meanwhile.
 *
 * @param elsewhere null where there is no other thread
 */
export async function removeShared(folder: string, elsewhere: RemoveElsewhere | null): Promise<void> {
  if (elsewhere) {
    const parts = partsOf(folder);
    // What it leaves is removed in the end.
    const removing = elsewhere(parts.filter((_, at) => at % 2 === 1)).catch(() => {});
    removeTrees(parts.filter((_, at) => at % 2 === 0));
    await removing;
  }
  removeTrees([folder]);
}

/** Folders in it and in its own folders: that of a language has half of a site. */
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
