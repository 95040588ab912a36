import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DocsError } from 'lectern';

/** A TypeScript package with a compiler API, not yet loaded. */
export interface Compiler {
  version: string;
  /** Absolute folder of the package. */
  folder: string;
}

/**
 * Returns the project's own TypeScript if it is version 5.5 or later, or 6, otherwise that of the plugin. Version 7 has
 * no such API.
 *
 * @param project absolute folder
 */
export function findCompiler(project: string): Compiler {
  for (const from of [join(project, 'package.json'), import.meta.url]) {
    const file = packageFile(createRequire(from));
    if (!file) continue;
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    if (/^(?:5\.(?:[5-9]|\d\d)|6)\b/.test(version)) return { version, folder: dirname(file) };
  }
  throw new DocsError('There is no TypeScript 5 or 6 to ask for types.', {
    hint: 'Install the packages again: @lectern/plugin-hover brings one.',
  });
}

function packageFile(require: NodeJS.Require): string | null {
  try {
    return require.resolve('typescript/package.json');
  } catch {
    return null;
  }
}

const LOCK_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** Returns the lock file of a project, which determines the types of its packages, or null if there is none. */
export function lockFileOf(folder: string): string | null {
  const found = LOCK_FILES.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (found) return found;
  const parent = dirname(folder);
  return parent === folder ? null : lockFileOf(parent);
}
