import { glob } from 'tinyglobby';
import { DocsError, DocsErrors } from '../shared/error.ts';
import type { LocaleInfo, Route } from '../shared/types.ts';
import { routeOf } from './route-path.ts';

export interface ScanOptions {
  /** Absolute docs folder. */
  docsDir: string;
  /** The docs folder as shown in messages: `docs`. */
  displayDir: string;
  /** Globs relative to the docs folder of files that are not pages. */
  exclude: readonly string[];
  locales: readonly LocaleInfo[];
  /** Pages that plugins make: where their files would be, and the plugin's name. */
  made?: readonly { path: string; plugin: string }[];
}

/**
 * Finds every page of a docs folder, in the order of their paths.
 *
 * @throws DocsErrors when two files claim one route, or when there is no page at all
 */
export async function scanRoutes(options: ScanOptions): Promise<Route[]> {
  const files = await glob('**/*.{md,mdx}', {
    cwd: options.docsDir,
    // A leading underscore keeps a file out of the site, as in Rspress, Starlight and Docusaurus.
    ignore: ['public/**', '**/node_modules/**', '**/_*', '**/_*/**', ...options.exclude],
  });
  const made = (options.made ?? []).flatMap(({ path, plugin }) => {
    const route = routeOf(path, options.locales);
    return route ? { ...route, plugin } : [];
  });
  const routes = [...files.flatMap((file) => routeOf(file, options.locales) ?? []), ...made];
  if (routes.length === 0) throw noPages(options);
  assertUnique(routes, options.displayDir);
  return routes.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function assertUnique(routes: readonly Route[], displayDir: string): void {
  const errors = [...groupByPath(routes).values()]
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
  if (errors.length > 0) throw new DocsErrors('Two files cannot be the same page:', errors);
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

function noPages({ displayDir, locales }: ScanOptions): DocsError {
  const first = [displayDir, locales[0]?.folder, 'index.md'].filter(Boolean).join('/');
  return new DocsError(`There is no page in ${displayDir}.`, { hint: `Write the first one: ${first}` });
}
