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
  const path = pathOfName(name);
  const file = `${path.slice(prefix.length)}${path.endsWith('/') ? 'index' : ''}${isMdx ? MDX : '.md'}`;
  return { path, lang, version, edition, filePath: folder + (folder ? file : file.slice(1)) };
}

/** Names of an edition, in the order of their paths; those of a large one lie in parts. */
export type RouteTableFile = string[] | RoutePart[];

export interface RoutePart {
  /** Its first path: all of its paths come before that of the next part. */
  from: string;
  url: string;
}

/** Up to so many names are one file: 4 kB, compressed. */
const MOST_IN_ONE = 1000;
/** Sections lie together, and each reader gets the part of the page: 2 kB, compressed. */
const PART = 500;

/**
 * What the file of a table holds.
 *
 * @param addPart makes a file of some of the names, and tells its URL
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

/** True for a table in parts. */
export function isInParts(table: RouteTableFile): table is RoutePart[] {
  return typeof table[0] === 'object';
}

/** The part that has a path, if any has. */
export function partFor(parts: readonly RoutePart[], path: string): RoutePart | undefined {
  return parts.findLast(({ from }) => from <= path);
}

function pathOfName(name: string): string {
  return name.endsWith(MDX) ? name.slice(0, -MDX.length) : name;
}
