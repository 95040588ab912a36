import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { ancestors } from '../pages/ancestors.ts';
import { DocsError } from '../shared/error.ts';

/** `"extends": "./base.json"`, or a list of such names. */
const EXTENDS = /"extends"\s*:\s*(\[[^\]]*\]|"[^"]*")/;

/**
 * Finds the first tsconfig that extends a missing one. Vite reads them for components, but its error names neither
 * file.
 *
 * @param project absolute folder that paths in messages are relative to
 * @param folders absolute folders of components. Their parent folders are searched as well. Without any, only the files
 *   next to the nearest `tsconfig.json` of the project are searched
 * @returns the error, or null if there is none
 */
export function brokenTsconfig(project: string, folders: readonly string[] = []): DocsError | null {
  const above = ancestors(project);
  const nearest = above.filter((folder) => existsSync(join(folder, 'tsconfig.json'))).slice(0, 1);
  const all = folders.length > 0 ? [...above, ...folders.flatMap(ancestors)] : nearest;
  for (const folder of new Set(all)) {
    for (const file of tsconfigsIn(folder)) {
      const text = readFileSync(file, 'utf8');
      const match = EXTENDS.exec(text);
      const missing = [...(match?.[1] ?? '').matchAll(/"([^"]*)"/g)]
        .map(([, name = '']) => name)
        .find((name) => !isThere(name, file));
      if (!match || missing === undefined) continue;
      const line = text.slice(0, match.index).split('\n').length;
      const shown = relative(project, file).replaceAll('\\', '/');
      return new DocsError(`This file extends ${missing}, which does not exist.`, {
        where: `${shown}:${line}`,
        kind: 'import',
        hint: 'Install the package that contains it, or remove "extends": Lectern does not need it.',
      });
    }
  }
  return null;
}

/**
 * Creates an empty tsconfig, to be used instead of a broken one.
 *
 * @param cacheDir folder for files that may be deleted at any time
 */
export function emptyTsconfig(cacheDir: string): string {
  const file = join(cacheDir, 'tsconfig.json');
  mkdirSync(cacheDir, { recursive: true });
  writeFileSync(file, '{}');
  return file;
}

function tsconfigsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => /^tsconfig(?:\.[\w-]+)*\.json$/.test(name));
  return names.sort().map((name) => join(folder, name));
}

function isThere(name: string, from: string): boolean {
  if (/^\.{0,2}\//.test(name)) {
    const file = resolve(dirname(from), name);
    return [file, `${file}.json`, join(file, 'tsconfig.json')].some((path) => existsSync(path));
  }
  const { resolve: find } = createRequire(from);
  return [name, `${name}.json`, `${name}/tsconfig.json`].some((id) => {
    try {
      return Boolean(find(id));
    } catch {
      return false;
    }
  });
}
