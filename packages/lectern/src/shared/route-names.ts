import type { LocaleInfo, Route } from './types.ts';

/**
 * Suffix of MDX pages in an edition's route table. Each reader fetches the table, so it only has the paths of pages.
 */
const MDX = '.mdx';

/** Returns the route table of an edition (SPEC 2.1). */
export function routeNames(routes: readonly Route[], edition: string): string[] {
  return routes
    .filter((route) => route.edition === edition)
    .map(({ path, filePath }) => (filePath.endsWith(MDX) ? path + MDX : path));
}

/** Checks whether a table has a path. */
export function hasRoute(names: readonly string[], path: string): boolean {
  return names.includes(path) || names.includes(path + MDX);
}

/** Returns the route for a name in the table of an edition. */
export function routeOfName(name: string, { edition, lang, version, prefix, folder }: LocaleInfo): Route {
  const isMdx = name.endsWith(MDX);
  const path = pathOfName(name);
  const file = `${path.slice(prefix.length)}${path.endsWith('/') ? 'index' : ''}${isMdx ? MDX : '.md'}`;
  return { path, lang, version, edition, filePath: folder + (folder ? file : file.slice(1)) };
}

/** Names of an edition, sorted by path. The table of a large edition is split into parts. */
export type RouteTableFile = string[] | RoutePart[];

export interface RoutePart {
  /** First path of the part. All of its paths are before those of the next part. */
  from: string;
  url: string;
}

/** Maximum number of names in a single file: 4 kB, compressed. */
const MOST_IN_ONE = 1000;
/** Number of names in a part: 2 kB, compressed. A section is contiguous, and a reader fetches the page's part. */
const PART = 500;

/**
 * Returns the content of a table's file.
 *
 * @param addPart adds a file with some of the names, and returns its URL
 */
export function tableFile(
  names: readonly string[],
  addPart: (names: string[], number: number) => string,
): RouteTableFile {
  if (names.length <= MOST_IN_ONE) return [...names];
  return Array.from({ length: Math.ceil(names.length / PART) }, (_, number) => {
    const part = names.slice(number * PART, (number + 1) * PART);
    return { from: pathOfName(part[0] ?? ''), url: addPart(part, number) };
  });
}

/** Checks whether a table is split into parts. */
export function isInParts(table: RouteTableFile): table is RoutePart[] {
  return typeof table[0] === 'object';
}

/** Returns the part that may have a path, if there is one. */
export function partFor(parts: readonly RoutePart[], path: string): RoutePart | undefined {
  return parts.findLast(({ from }) => from <= path);
}

function pathOfName(name: string): string {
  return name.endsWith(MDX) ? name.slice(0, -MDX.length) : name;
}
