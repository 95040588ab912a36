import { swapLocale } from '../shared/locale.ts';
import { remembered } from '../shared/remembered.ts';
import type { LocaleInfo, Route } from '../shared/types.ts';

/** All routes of a site, with lookups. It is immutable: an edit creates a new table. */
export interface RouteTable {
  routes: readonly Route[];
  byPath(path: string): Route | undefined;
  byFile(filePath: string): Route | undefined;
  /** Returns edition -> path for every edition that has this page, including its own. */
  alternates(route: Route): Record<string, string>;
  /** Returns the editions that show the page in another language. */
  untranslated(route: Route): string[];
  /** Returns the paths of one edition: the table that the browser matches against (SPEC 2.1). */
  pathsOf(edition: string): readonly string[];
  /** Returns the routes whose path is below a folder of the site, such as `/guide/`, in all editions. */
  below(folder: string): readonly Route[];
  /**
   * Returns the routes whose file is below a folder, which is relative to the docs folder, and empty for that itself.
   */
  inFolder(folder: string): readonly Route[];
  /** Checks for the path of a page that a build leaves out because of `draft: true` in its front matter. */
  isDraft(path: string): boolean;
  /** Returns the table of the site without these pages. */
  withoutDrafts(drafts: ReadonlySet<Route>): RouteTable;
}

export function createRouteTable(
  routes: readonly Route[],
  locales: readonly LocaleInfo[],
  drafts: ReadonlySet<string> = new Set(),
): RouteTable {
  const paths = new Map(routes.map((route) => [route.path, route]));
  const files = new Map(routes.map((route) => [route.filePath, route]));
  const alternates = remembered((route: Route) => {
    const found = locales
      .map((locale) => [locale.edition, swapLocale(route.path, locale, locales)] as const)
      .filter(([, path]) => paths.has(path));
    return Object.fromEntries(found);
  });
  const pathsOf = remembered((edition: string) =>
    routes.filter((route) => route.edition === edition).map(({ path }) => path),
  );
  // Computed on demand: these take as long as the rest of the table.
  const byFolder = remembered((of: 'files' | 'paths') =>
    of === 'files'
      ? groups(routes, ({ filePath }) => ['', ...foldersOf(filePath)])
      : groups(routes, ({ path }) => foldersOf(path).map((folder) => `${folder}/`)),
  );
  return {
    routes,
    byPath: (path) => paths.get(path),
    byFile: (filePath) => files.get(filePath),
    alternates,
    untranslated: (route) =>
      Object.entries(alternates(route)).flatMap(([edition, path]) =>
        paths.get(path)?.source ? [edition] : [],
      ),
    pathsOf,
    below: (folder) => byFolder('paths').get(folder) ?? [],
    inFolder: (folder) => byFolder('files').get(folder) ?? [],
    isDraft: (path) => drafts.has(path),
    withoutDrafts: (left) =>
      createRouteTable(
        routes.filter((route) => !left.has(route)),
        locales,
        new Set(Array.from(left, ({ path }) => path)),
      ),
  };
}

/** Returns all folders of a path: `a` and `a/b` for `a/b/c.md`, the empty one and `/a` for `/a/b`. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_name, index) => names.slice(0, index + 1).join('/'));
}

function groups<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = found.get(key);
      if (group) group.push(item);
      else found.set(key, [item]);
    }
  }
  return found;
}
