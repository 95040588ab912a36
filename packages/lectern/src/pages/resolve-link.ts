import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import type { Config } from '../config/load.ts';
import { urlSettings } from '../config/url-settings.ts';
import type { ResolvedLink } from '../markdown/types.ts';
import { localeOfPath, PAGE_FILE, routeOf } from '../routes/route-path.ts';
import { localizeLink } from '../shared/locale.ts';
import type { LocaleInfo } from '../shared/types.ts';
import { hasExtension, isExternal, normalizePath, splitHash, toHref, withBase } from '../shared/url.ts';
import { filePlace, routePlace } from './link-places.ts';
import { isPage, nearPage, pageFiles } from './near-page.ts';
import { isFile, isFolder, toPosix } from './paths.ts';

/** Returns the locale that a source file belongs to. */
export function localeOfFile(file: string, config: Config): LocaleInfo {
  const filePath = toPosix(relative(config.docsDir, file));
  const [first] = config.localeInfos;
  if (!first) throw new Error('A site has at least one locale.');
  return localeOfPath(filePath, config.localeInfos) ?? first;
}

/**
 * Finds the target of a link: a page, a file of the public folder or another site.
 *
 * @param href link as written
 * @param fromFile absolute path of the file that contains the link
 * @returns the target, with the places that decided it (`link-places.ts`): if they change, the link may lead elsewhere
 */
export function resolveLink(href: string, fromFile: string, config: Config): ResolvedLink {
  if (isExternal(href)) return { href, route: null, publicFile: null, hash: '', external: true };
  const [target, rawHash] = splitHash(href);
  const hash = decode(rawHash);
  if (target === '') return { href, route: null, publicFile: null, hash, external: false };
  const [path = '', query = ''] = target.split(/(?=\?)/);
  const suffix = query + (rawHash ? `#${rawHash}` : '');
  const written = routeTarget(path, fromFile, config);
  const inDocs = withoutDocsFolder(path, written, config);
  const folder = folderOf(inDocs.route, config);
  const { route: wanted } = folder;
  const { route, isThere } = nearPage(wanted, config);
  // An exact path of a page needs no place: it is checked against the route table.
  const isAsWritten = isThere && route === wanted;
  const decided = [...inDocs.places, ...folder.places, ...(isAsWritten ? [] : [routePlace(wanted)])];
  if (!isThere) {
    const file = path.startsWith('/')
      ? path
      : `/${toPosix(relative(config.publicDir, resolve(dirname(fromFile), path)))}`;
    const places = isPlainFile(path) ? [] : publicPlaces(file, config);
    if (isPlainFile(path) || places.some(isFile)) {
      const href = withBase(config.base, file) + suffix;
      const link = { href, route: null, publicFile: file, hash, external: false };
      return places.length > 0 ? { ...link, places: [...decided, ...places.map(filePlace)] } : link;
    }
    decided.push(...places.map(filePlace));
  }
  return {
    href: toHref(route + suffix, urlSettings(config)),
    route,
    publicFile: null,
    hash,
    external: false,
    ...(decided.length > 0 && { places: decided }),
  };
}

/** Returns the possible files of a public address: a folder may have an index page. Empty for outside paths. */
function publicPlaces(file: string, { publicDir }: Config): string[] {
  const path = decode(file).replace(/\/$/, '');
  if (path === '' || path.startsWith('/../')) return [];
  const place = join(publicDir, path);
  return [...(isFolder(place) ? [] : [place]), join(place, 'index.html')];
}

/** Checks for a file extension other than `.html` and Markdown. Such a path is a file, unless a page has that name. */
function isPlainFile(path: string): boolean {
  return hasExtension(path) && !/\.(?:html|mdx?)$/i.test(path);
}

/** A route, and the places that decided it (`link-places.ts`). */
interface Decided {
  route: string;
  places: string[];
}

/**
 * Resolves `/docs/guide.md` from the root of the project, like GitHub does, if the site has no such page but has one
 * with that path in the docs folder.
 */
function withoutDocsFolder(path: string, route: string, config: Config): Decided {
  const start = `/${toPosix(relative(config.project, config.docsDir))}/`;
  if (!path.startsWith(start) || isPage(route, config)) return { route, places: [] };
  const inDocs = routeTarget(path.slice(start.length - 1), join(config.docsDir, 'index.md'), config);
  const wanted = folderOf(inDocs, config).route;
  const { route: near, isThere } = nearPage(wanted, config);
  return { route: isThere ? near : route, places: [routePlace(route), routePlace(wanted)] };
}

/** Returns the folder for a link to `README.md`, if that file is the page of the folder. */
function folderOf(route: string, config: Config): Decided {
  const [, folder, name] = /^(.*\/)(readme|index)$/i.exec(route) ?? [];
  if (folder === undefined) return { route, places: [] };
  const files = pageFiles(folder, config);
  const page = files.find((file) => existsSync(file));
  const isThat = page && basename(page, extname(page)).toLowerCase() === name?.toLowerCase();
  return { route: isThat ? folder : route, places: files.map(filePlace) };
}

function routeTarget(path: string, fromFile: string, config: Config): string {
  const locale = localeOfFile(fromFile, config);
  if (path.startsWith('/')) {
    const plain = normalizePath(path.replace(PAGE_FILE, ''));
    // The prefix of the default language is optional: `/en/guide/` is `/guide/`.
    const own = plain.startsWith(`/${config.lang}/`) ? plain.slice(config.lang.length + 1) : null;
    return own ?? (isLocalized(plain, config) ? plain : localizeLink(plain, locale.prefix));
  }
  const file = toPosix(relative(config.docsDir, join(dirname(fromFile), decode(path))));
  const isIndex = path.endsWith('/') || /(?:^|\/)\.{1,2}$/.test(path);
  const name = isIndex
    ? [file.replace(/\/$/, ''), 'index.md'].filter(Boolean).join('/')
    : PAGE_FILE.test(path)
      ? file
      : `${file.replace(/\.html$/, '')}.md`;
  return routeOf(name, config.localeInfos)?.path ?? `/${name}`;
}

function isLocalized(path: string, config: Config): boolean {
  return config.localeInfos.some(
    ({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)),
  );
}

/** Decodes a URL component. Returns a text with invalid encoding unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
