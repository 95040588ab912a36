import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Files } from './files.ts';

/**
 * Applies the changes to a copy of the project, and of other folders that are changed, so that the result can be read.
 * Packages are not copied but linked.
 *
 * @param outside folders outside the project: `../docs`
 * @param read called with the copy, which is deleted afterwards
 */
export async function rehearse<T>(
  files: Files,
  outside: readonly string[],
  read: (root: string) => Promise<T>,
): Promise<T> {
  const folders = [files.root, ...outside.map((path) => resolve(files.root, path))];
  const base = folders.reduce((above, folder) => commonFolder(above, folder), dirname(files.root));
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-migrate-')));
  const placeOf = (folder: string) => join(copy, relative(base, folder));
  try {
    for (const folder of folders.filter(existsSync))
      cpSync(folder, placeOf(folder), { recursive: true, filter: isOwn, verbatimSymlinks: true });
    const packages = [files.root, base].map((folder) => join(folder, 'node_modules'));
    for (const folder of new Set(packages)) if (existsSync(folder)) symlinkSync(folder, placeOf(folder));
    files.apply(placeOf(files.root));
    return await read(placeOf(files.root));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function isOwn(path: string): boolean {
  return !/^(?:node_modules|\.git|\.lectern|\.cache|\.docusaurus|\.astro)$/.test(basename(path));
}

function commonFolder(a: string, b: string): string {
  return !relative(a, b).startsWith('..') ? a : commonFolder(dirname(a), b);
}
