import { relative } from 'node:path';
import type { Config } from '../config/load.ts';
import type { CompiledPage, PageLink } from '../markdown/types.ts';
import { routeOf } from '../routes/route-path.ts';
import { withoutLocale } from '../shared/locale.ts';
import { nearPage } from './near-page.ts';
import { isFile, isFolder, toPosix } from './paths.ts';

/**
 * Prefixes of places. A place is something that decides where a link leads, written as one text: `?/absolute/file` for
 * a file that may appear or disappear, or `@/route/` for an address that may get a page. Neither looks like an absolute
 * path. The content of a file does not matter: editing a page does not affect the pages that link to it.
 */
const FILE = '?';
const ROUTE = '@';

/** Answer for an address that is exactly the path of a page. */
export const AS_WRITTEN = 'as written';

export function filePlace(file: string): string {
  return FILE + file;
}

/** @param route as a link has it, with or without a trailing slash */
export function routePlace(route: string): string {
  return ROUTE + route;
}

export function isPlace(name: string): boolean {
  return name.startsWith(FILE) || name.startsWith(ROUTE);
}

/** Returns a short text about what is at a place now. While it stays the same, the link leads to the same target. */
export function answerAt(place: string, config: Config): string {
  const name = place.slice(1);
  if (place.startsWith(FILE)) return isFile(name) ? 'file' : isFolder(name) ? 'folder' : '';
  const { route, isThere } = nearPage(name, config);
  return !isThere ? '' : route === name ? AS_WRITTEN : 'near';
}

/**
 * Returns a predicate for pages that use a file, and for pages whose links may change when it appears or disappears. It
 * is called for all pages on each edit, so the file itself is checked only once.
 */
export function usersOf(file: string, config: Config): (page: LinkingPage) => boolean {
  const page = routeOf(toPosix(relative(config.docsDir, file)), config.localeInfos)?.path;
  const asked = page === undefined ? undefined : plain(page, config);
  const isGone = asked !== undefined && !isFile(file);
  const isAsked = (route: string) => asked !== undefined && plain(route, config) === asked;
  const isAt = (place: string) =>
    place.startsWith(FILE) ? place.slice(1) === file : isAsked(place.slice(1));
  return ({ deps, places, links }) =>
    deps.includes(file) ||
    places.some(isAt) ||
    // A link with the exact path of a page records no place: only the removal of that page matters here.
    (isGone && links.some(({ route }) => route !== null && isAsked(route)));
}

interface LinkingPage extends Pick<CompiledPage, 'deps' | 'places'> {
  links: readonly Pick<PageLink, 'route'>[];
}

/** Returns a route without its language, which may be another one, and without the file name of a folder's page. */
function plain(route: string, { localeInfos }: Config): string {
  return withoutLocale(route, localeInfos).replace(/\/(?:index|readme)?$/i, '');
}
