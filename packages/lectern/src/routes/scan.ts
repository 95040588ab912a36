import { dirname, join } from 'node:path';
import { glob } from 'tinyglobby';
import { DocsError, DocsErrors } from '../shared/error.ts';
import type { LocaleInfo, Route } from '../shared/types.ts';
import { createCircleCheck } from './file-links.ts';
import { nameError } from './file-names.ts';
import { indexPath, standIns } from './folder-page.ts';
import { routeOf } from './route-path.ts';

export interface ScanOptions {
  /** Absolute docs folder. */
  docsDir: string;
  /** The docs folder as shown in messages: `docs`. */
  displayDir: string;
  /** Globs relative to the docs folder of files that are not pages. */
  exclude: readonly string[];
  locales: readonly LocaleInfo[];
  /**
   * Gets all files and returns the pages of plugins: the path that each page's file would have, and the plugin's name.
   */
  made?(files: readonly string[]): Promise<readonly { path: string; plugin: string }[]>;
  /**
   * Gets errors about two files that claim one route, of which the first is used, and about files with invalid names,
   * which are left out. Without it, the errors are thrown.
   */
  tell?: ((error: DocsErrors) => void) | undefined;
}

/**
 * Finds all pages of a docs folder, sorted by path.
 *
 * @throws DocsErrors if two files claim one route or a file has an invalid name; DocsError if there is no page at all
 */
export async function scanRoutes(options: ScanOptions): Promise<Route[]> {
  const found = await glob('**/*.{md,mdx}', {
    cwd: options.docsDir,
    // A leading underscore excludes a file, as in Rspress, Starlight and Docusaurus.
    ignore: ['public/**', '**/node_modules/**', '**/_*', '**/_*/**', ...options.exclude],
  });
  const isInCircle = createCircleCheck(options.docsDir);
  const nameErrors: DocsError[] = [];
  const files = found.filter((file) => {
    if (isInCircle(dirname(join(options.docsDir, file)))) return false;
    const error = nameError(file, `${options.displayDir}/${file}`);
    if (error) nameErrors.push(error);
    return !error;
  });
  if (nameErrors.length > 0) {
    const error = new DocsErrors('Files whose names pages cannot have:', nameErrors);
    if (!options.tell) throw error;
    options.tell(error);
  }
  const indexes = standIns(files);
  const routeOfFile = (filePath: string) => {
    const route = routeOf(indexes.has(filePath) ? indexPath(filePath) : filePath, options.locales);
    return route ? { ...route, filePath } : [];
  };
  const made = ((await options.made?.(files)) ?? []).flatMap(({ path, plugin }) => {
    const route = routeOf(path, options.locales);
    return route ? { ...route, plugin } : [];
  });
  const routes = [...files.flatMap(routeOfFile), ...made];
  if (routes.length === 0) throw noPages(options, files);
  const groups = groupByPath(routes);
  const error = sharedRoutes(groups, options.displayDir);
  if (error && !options.tell) throw error;
  if (error) options.tell?.(error);
  const byFile = (a: Route, b: Route) => (a.filePath < b.filePath ? -1 : 1);
  const unique = [...groups.values()].flatMap((group) => group.sort(byFile).slice(0, 1));
  return unique.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function sharedRoutes(groups: ReadonlyMap<string, Route[]>, displayDir: string): DocsErrors | null {
  const errors = [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => {
      const files = group
        .map(({ filePath, plugin }) => `${displayDir}/${filePath}${plugin ? ` (plugin "${plugin}")` : ''}`)
        .sort();
      return new DocsError(`The route ${group[0]?.path} has ${group.length} files: ${files.join(', ')}.`, {
        where: files.findLast((file) => !file.endsWith(')')) ?? '',
        hint: 'Keep one of them, or rename the others.',
      });
    });
  return errors.length > 0 ? new DocsErrors('Two files cannot be the same page:', errors) : null;
}

function groupByPath(routes: readonly Route[]): Map<string, Route[]> {
  const groups = new Map<string, Route[]>();
  for (const route of routes) {
    const group = groups.get(route.path);
    if (group) group.push(route);
    else groups.set(route.path, [route]);
  }
  return groups;
}

function noPages({ displayDir, locales }: ScanOptions, files: readonly string[]): DocsError {
  const folder = [displayDir, locales[0]?.folder].filter(Boolean).join('/');
  const [first] = [...files].sort();
  if (first === undefined) {
    return new DocsError(`There is no page in ${displayDir}.`, {
      hint: `Write the first one: ${folder}/index.md`,
    });
  }
  const others = files.length - 1;
  const rest = others === 0 ? 'is' : `and ${others} other ${others === 1 ? 'file' : 'files'} are`;
  return new DocsError(`${displayDir}/${first} ${rest} in the folder of no language.`, {
    hint: `Each language of "locales" has its own folder: move the pages of the first one to ${folder}.`,
  });
}
