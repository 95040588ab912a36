import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import type { Config } from '../config/load.ts';
import { withAlias } from '../config/vite-settings.ts';
import { DocsError, nearest } from '../shared/error.ts';

/**
 * Returns a path of a page with its first segment resolved: an alias of the config, or a prefix that other engines use
 * for a folder. `@en/` is the folder of a language (Rspress's templates), `@/` the docs folder (VitePress), `<root>/`
 * the project (Rspress).
 *
 * @param isCode whether code is imported: there, `@/` can only be an alias of the project
 */
export function withFolder(path: string, config: Config, isCode = false): string {
  const aliased = withAlias(path, config.aliases);
  if (aliased !== path) return aliased;
  const [start = '', ...rest] = path.split('/');
  if (rest.length === 0) return path;
  if (start === '<root>') return join(config.project, ...rest);
  if (start === '@' && !isCode) return join(config.docsDir, ...rest);
  const locale = config.localeInfos.find(({ lang }) => `@${lang}` === start);
  return locale ? join(config.docsDir, locale.folder, ...rest) : path;
}

/** Returns the hint for a path that leads to no file. */
function pathHint(path: string, config: Config): string {
  const found = withFolder(path, config);
  if (found !== path) {
    const shown = isAbsolute(found) ? relative(config.project, found) : found;
    return `Fix the path; its start stands for a folder, and makes it ${shown}.`;
  }
  const [, start] = /^([@~#][^/]*)\//.exec(path) ?? [];
  return start
    ? `If "${start}" stands for a folder, set it in the config: vite: { resolve: { alias: { '${start}': '…' } } }.`
    : 'Fix the path; it is relative to the file it is in.';
}

/**
 * Creates the error for a path that leads to no file. The hint suggests the file of that folder with the most similar
 * name.
 *
 * @param what kind of target: a file, a module
 * @param file absolute path that the written path resolves to
 */
export function noFile(what: string, written: string, file: string, config: Config): DocsError {
  const folder = dirname(file);
  const near = existsSync(folder) ? nearest(basename(file), readdirSync(folder)) : null;
  const hint = near
    ? `Did you mean ${written.slice(0, written.lastIndexOf('/') + 1)}${near}?`
    : pathHint(written, config);
  return new DocsError(`There is no ${what} ${written}.`, { hint, kind: 'import' });
}
