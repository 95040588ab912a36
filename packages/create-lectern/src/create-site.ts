import { existsSync, mkdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Answers } from './answers.ts';
import { type PackageManager, packageManager } from './package-manager.ts';
import { templateFiles } from './template-files.ts';

export type { Answers, Host, Template } from './answers.ts';
export type { PackageManager } from './package-manager.ts';

/** A site that cannot be created, with what to do about it. */
export class CreateError extends Error {
  override name = 'CreateError';
}

/**
 * Writes a new site. Files that are there stay as they are: where one of them would be written, nothing is; and when
 * something fails on the way, what was written goes again. In a folder of a repository there are no workflows: GitHub
 * reads those at the top of the repository alone.
 *
 * @param manager who installs its packages; the one that runs this process when absent
 * @returns paths of the files from the folder of the project, with `/`
 * @throws CreateError when files of the site are there, or the folder is a file; errors of the disk
 */
export function createSite(answers: Answers, manager: PackageManager = packageManager()): string[] {
  const folder = resolve(answers.folder);
  const files = templateFiles(answers, manager);
  if (repositoryAbove(folder)) {
    for (const path of files.keys()) if (path.startsWith('.github/')) files.delete(path);
  }
  refuseConflicts(folder, [...files.keys()]);
  const undo: (() => void)[] = [];
  const onEnd = () => {
    for (const step of undo.reverse()) step();
    process.exit(130);
  };
  process.once('SIGINT', onEnd);
  try {
    for (const [path, text] of files) {
      makeFolder(dirname(join(folder, path)), undo);
      // `wx`: never over a file that has come meanwhile.
      writeFileSync(join(folder, path), text, { flag: 'wx' });
      undo.push(() => rmSync(join(folder, path), { force: true }));
    }
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  } finally {
    process.off('SIGINT', onEnd);
  }
  return [...files.keys()].sort();
}

/**
 * The repository that a folder is a part of.
 *
 * @param folder absolute; it need not be there
 * @returns its absolute folder; null for none, and for the folder that is the repository
 */
export function repositoryAbove(folder: string): string | null {
  if (existsSync(join(folder, '.git')) || dirname(folder) === folder) return null;
  const above = dirname(folder);
  return existsSync(join(above, '.git')) ? above : repositoryAbove(above);
}

/** Creates a folder and those above it that are missing; each is removed again by `undo` if it is empty then. */
function makeFolder(folder: string, undo: (() => void)[]): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), undo);
  mkdirSync(folder);
  undo.push(() => {
    try {
      rmdirSync(folder);
    } catch {
      // Somebody has put something in it.
    }
  });
}

function refuseConflicts(folder: string, paths: readonly string[]): void {
  const shown = relative(process.cwd(), folder) || '.';
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new CreateError(`${shown} is a file.\n  Choose another folder.`);
  }
  const there = paths.filter((path) => existsSync(join(folder, path)));
  if (there.length === 0) return;
  const [subject, object] = there.length === 1 ? ['This file is', 'it'] : ['These files are', 'them'];
  const list = there.map((path) => `  ${path}`).join('\n');
  throw new CreateError(
    `${subject} in ${shown} already, and nothing was written:\n${list}\n  Choose another folder, or move ${object} away.`,
  );
}
