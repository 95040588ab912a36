import { swapLocale } from '../shared/locale.ts';
import { remembered } from '../shared/remembered.ts';
import type { LocaleInfo, Route } from '../shared/types.ts';

/** All routes of a site, with the questions that are asked of them. Never changes: an edit makes a new one. */
export interface RouteTable {
  routes: readonly Route[];
  byPath(path: string): Route | undefined;
  byFile(filePath: string): Route | undefined;
  /** Edition -> path for every one that has this page, its own included. */
  alternates(route: Route): Record<string, string>;
  /** Editions among them that show it in another language. */
  untranslated(route: Route): string[];
  /** Paths of one edition: the table that the browser matches against (SPEC 2.1). */
  pathsOf(edition: string): readonly string[];
  /** Routes whose path is below a folder of the site, `/guide/`, in all editions. */
  below(folder: string): readonly Route[];
  /** Routes whose file is in a folder or below it; the folder is relative to the docs folder, and empty for that itself. */
  inFolder(folder: string): readonly Route[];
  /** True for the path of a page that a build leaves out, since its front matter says `draft: true`. */
  isDraft(path: string): boolean;
  /** The same site without these pages. */
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
  // Only when somebody asks: they take as long as the rest of the table.
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

/** All folders above a path: `a/b/c.md` is in `a` and `a/b`, `/a/b` in the empty one and `/a`. */
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
