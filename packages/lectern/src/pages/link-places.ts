import { relative } from 'node:path';
import type { Config } from '../config/load.ts';
import type { CompiledPage, PageLink } from '../markdown/types.ts';
import { routeOf } from '../routes/route-path.ts';
import { withoutLocale } from '../shared/locale.ts';
import { nearPage } from './near-page.ts';
import { isFile, isFolder, toPosix } from './paths.ts';

/**
 * Places that decide where a link leads, each as one text: a file that may come or go, `?/absolute/file`, or an address
 * that may get a page, `@/route/`. Neither begins as an absolute path does. What a file says does not matter: an edit of
 * a page is none of the pages that link to it.
 */
const FILE = '?';
const ROUTE = '@';

/** The answer at the address of a page that is asked for by its very name. */
export const AS_WRITTEN = 'as written';

export function filePlace(file: string): string {
  return FILE + file;
}

/** @param route as a link asks for it, with or without a slash at the end */
export function routePlace(route: string): string {
  return ROUTE + route;
}

export function isPlace(name: string): boolean {
  return name.startsWith(FILE) || name.startsWith(ROUTE);
}

/** What is there now, in a few letters: as long as it is the same, the link leads to where it did. */
export function answerAt(place: string, config: Config): string {
  const name = place.slice(1);
  if (place.startsWith(FILE)) return isFile(name) ? 'file' : isFolder(name) ? 'folder' : '';
  const { route, isThere } = nearPage(name, config);
  return !isThere ? '' : route === name ? AS_WRITTEN : 'near';
}

/**
 * Makes what is true for pages that a file went into, and for those whose links may lead elsewhere when it comes or goes.
 * Asked of all pages for each edit of one, it looks at the file once.
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
    // A page that is linked to by its very name is in no place: an edit of it changes nothing here.
    (isGone && links.some(({ route }) => route !== null && isAsked(route)));
}

interface LinkingPage extends Pick<CompiledPage, 'deps' | 'places'> {
  links: readonly Pick<PageLink, 'route'>[];
}

/** A page may be in another language, and its file that of a folder. */
function plain(route: string, { localeInfos }: Config): string {
  return withoutLocale(route, localeInfos).replace(/\/(?:index|readme)?$/i, '');
}
