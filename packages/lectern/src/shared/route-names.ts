import type { LocaleInfo, Route } from './types.ts';

/** What the table of an edition's routes, which every reader fetches, has of a page: its path, and `.mdx` where it is MDX. */
const MDX = '.mdx';

/** The table of an edition (SPEC 2.1). */
export function routeNames(routes: readonly Route[], edition: string): string[] {
  return routes
    .filter((route) => route.edition === edition)
    .map(({ path, filePath }) => (filePath.endsWith(MDX) ? path + MDX : path));
}

/** True when a table has the path. */
export function hasRoute(names: readonly string[], path: string): boolean {
  return names.includes(path) || names.includes(path + MDX);
}

/** The route behind a name in the table of an edition. */
export function routeOfName(name: string, { edition, lang, version, prefix, folder }: LocaleInfo): Route {
  const isMdx = name.endsWith(MDX);
  const path = isMdx ? name.slice(0, -MDX.length) : name;
  const file = `${path.slice(prefix.length)}${path.endsWith('/') ? 'index' : ''}${isMdx ? MDX : '.md'}`;
  return { path, lang, version, edition, filePath: folder + (folder ? file : file.slice(1)) };
}
