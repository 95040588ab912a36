import { swapLocale } from '../shared/locale.ts';
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
  pathsOf(edition: string): string[];
}

export function createRouteTable(routes: readonly Route[], locales: readonly LocaleInfo[]): RouteTable {
  const paths = new Map(routes.map((route) => [route.path, route]));
  const files = new Map(routes.map((route) => [route.filePath, route]));
  const alternates = (route: Route) => {
    const found = locales
      .map((locale) => [locale.edition, swapLocale(route.path, locale, locales)] as const)
      .filter(([, path]) => paths.has(path));
    return Object.fromEntries(found);
  };
  return {
    routes,
    byPath: (path) => paths.get(path),
    byFile: (filePath) => files.get(filePath),
    alternates,
    untranslated: (route) =>
      Object.entries(alternates(route)).flatMap(([edition, path]) =>
        paths.get(path)?.source ? [edition] : [],
      ),
    pathsOf: (edition) => routes.filter((route) => route.edition === edition).map(({ path }) => path),
  };
}
