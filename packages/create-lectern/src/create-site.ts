import { existsSync, mkdirSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Answers } from './answers.ts';
import { type PackageManager, packageManager } from './package-manager.ts';
import { templateFiles } from './template-files.ts';

export type { Answers, Host, Template } from './answers.ts';
export type { PackageManager } from './package-manager.ts';

/** Error for a site that cannot be created, with advice. */
export class CreateError extends Error {
  override name = 'CreateError';
}

/**
 * Writes a new site. Existing files are not changed: if one of them would be overwritten, nothing is written. If an
 * error occurs on the way, the written files are removed again. In a folder of a repository, no workflows are written,
 * since GitHub only reads those at the top of the repository.
 *
 * @param manager package manager that installs the packages; default: the one that runs this process
 * @returns paths of the files from the folder of the project, with `/`
 * @throws CreateError if files of the site exist, or the folder is a file; errors of the disk
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
      // `wx` never overwrites a file that was created in the meantime.
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
 * Finds the repository that contains a folder.
 *
 * @param folder absolute; it need not exist
 * @returns the absolute folder of the repository; null if there is none, and for the top folder of a repository
 */
export function repositoryAbove(folder: string): string | null {
  if (existsSync(join(folder, '.git')) || dirname(folder) === folder) return null;
  const above = dirname(folder);
  return existsSync(join(above, '.git')) ? above : repositoryAbove(above);
}

/** Creates a folder and its missing parents. `undo` removes each of them again if it is empty by then. */
function makeFolder(folder: string, undo: (() => void)[]): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), undo);
  mkdirSync(folder);
  undo.push(() => {
    try {
      rmdirSync(folder);
    } catch {
      // The folder is not empty anymore.
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
