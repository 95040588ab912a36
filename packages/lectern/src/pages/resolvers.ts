import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, isAbsolute, join, relative, resolve } from 'node:path';
import { imageSize } from 'image-size';
import type { Config } from '../config/load.ts';
import { urlSettings } from '../config/url-settings.ts';
import type { ResolvedImage, ResolvedLink, Resolvers } from '../markdown/types.ts';
import { STAND_INS } from '../routes/folder-page.ts';
import { localeOfPath, PAGE_FILE, routeOf } from '../routes/route-path.ts';
import { localeOf, localizeLink, swapLocale, withoutLocale } from '../shared/locale.ts';
import type { LocaleInfo } from '../shared/types.ts';
import { isExternal, normalizePath, splitHash, toHref, withBase } from '../shared/url.ts';
import { noFile, withFolder } from './aliases.ts';
import { assetPath, toPosix } from './paths.ts';
import { previewModule } from './previews.ts';

/** Extensions that an import without one may mean, in the bundler's order. */
export const CODE_EXTENSIONS: readonly string[] = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/** What the compiler asks of a site. Depends on the config and single files only, so that pages can be cached. */
export function createResolvers(config: Config): Resolvers {
  return {
    link: (href, fromFile) => resolveLink(href, fromFile, config),
    image: (src, fromFile) => resolveImage(src, fromFile, config),
    fragment(path, fromFile) {
      const file = resolve(dirname(fromFile), withFolder(path, config));
      if (!isFile(file)) throw noFile('file', path, file, config);
      return { file, source: readFileSync(file, 'utf8') };
    },
    module: (specifier, fromFile) => resolveModule(specifier, fromFile, config),
    preview: (code, lang, fromFile) => previewModule(code, lang, fromFile, config),
    assetPath,
  };
}

/**
 * The same for a page that is shown in an edition it is not translated for: its links stay in that edition, where
 * each page of its own exists.
 */
export function inEdition(resolvers: Resolvers, edition: string, config: Config): Resolvers {
  const { localeInfos } = config;
  const to = localeInfos.find((locale) => locale.edition === edition);
  return {
    ...resolvers,
    link(href, fromFile) {
      const link = resolvers.link(href, fromFile);
      const from = localeOfFile(fromFile, config);
      if (!to || link.route === null || localeOf(link.route, localeInfos).edition !== from.edition)
        return link;
      const route = swapLocale(link.route, to, localeInfos);
      const suffix = /[?#].*$/s.exec(href)?.[0] ?? '';
      return { ...link, route, href: toHref(route + suffix, urlSettings(config)) };
    },
  };
}

/** The locale a source file belongs to. */
export function localeOfFile(file: string, config: Config): LocaleInfo {
  const filePath = toPosix(relative(config.docsDir, file));
  const [first] = config.localeInfos;
  if (!first) throw new Error('A site has at least one locale.');
  return localeOfPath(filePath, config.localeInfos) ?? first;
}

function resolveLink(href: string, fromFile: string, config: Config): ResolvedLink {
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
  const asked = [...inDocs.deps, ...folder.deps];
  const { route, deps } = nearPage(wanted, config);
  if (!isPage(route, config)) {
    const file = path.startsWith('/')
      ? path
      : `/${toPosix(relative(config.publicDir, resolve(dirname(fromFile), path)))}`;
    const places = isPlainFile(path) ? [] : publicPlaces(file, config);
    if (isPlainFile(path) || places.some(isFile)) {
      const href = withBase(config.base, file) + suffix;
      const link = { href, route: null, publicFile: file, hash, external: false };
      return places.length > 0 ? { ...link, deps: [...asked, ...deps, ...places] } : link;
    }
    deps.push(...places);
  }
  return {
    href: toHref(route + suffix, urlSettings(config)),
    route,
    publicFile: null,
    hash,
    external: false,
    ...(deps.length + asked.length > 0 && { deps: [...asked, ...deps] }),
  };
}

/** Where a public file of that address is: a folder may have a page of its own. None for what lies outside. */
function publicPlaces(file: string, { publicDir }: Config): string[] {
  const path = decode(file).replace(/\/$/, '');
  if (path === '' || path.startsWith('/../')) return [];
  const place = join(publicDir, path);
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory();
  return [...(isFolder ? [] : [place]), join(place, 'index.html')];
}

/** Anything with an extension of letters but `.html` and Markdown is a file, unless there is a page of that name. */
function isPlainFile(path: string): boolean {
  return /\.[a-z][a-z\d]*$/i.test(path) && !/\.(?:html|mdx?)$/i.test(path);
}

/**
 * The page that a link means: authors write `/guide/` for the page `/guide`, and the other way round. Where both are
 * there, or neither, the link is taken as it is written.
 */
function nearPage(route: string, config: Config): { route: string; deps: string[] } {
  if (route === '/' || isPage(route, config)) return { route, deps: [] };
  const other = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
  const deps = [...pageFiles(route, config), ...pageFiles(other, config)];
  return { route: isPage(other, config) ? other : route, deps };
}

/**
 * `/docs/guide.md` from the root of the project, as GitHub follows it, where the site has no such page but one of the
 * name in the docs folder.
 */
function withoutDocsFolder(path: string, route: string, config: Config): { route: string; deps: string[] } {
  const start = `/${toPosix(relative(config.project, config.docsDir))}/`;
  if (!path.startsWith(start) || isPage(route, config)) return { route, deps: [] };
  const inDocs = routeTarget(path.slice(start.length - 1), join(config.docsDir, 'index.md'), config);
  const { route: near, deps } = nearPage(folderOf(inDocs, config).route, config);
  return { route: isPage(near, config) ? near : route, deps: [...pageFiles(route, config), ...deps] };
}

/** The folder of a link to `README.md`, where that is the page of the folder. */
function folderOf(route: string, config: Config): { route: string; deps: string[] } {
  const [, folder, name] = /^(.*\/)(readme|index)$/i.exec(route) ?? [];
  if (folder === undefined) return { route, deps: [] };
  const deps = pageFiles(folder, config);
  const page = deps.find((file) => existsSync(file));
  const isThat = page && basename(page, extname(page)).toLowerCase() === name?.toLowerCase();
  return { route: isThat ? folder : route, deps };
}

function isPage(route: string, config: Config): boolean {
  return pageFiles(route, config).some((file) => !file.startsWith(config.publicDir) && existsSync(file));
}

/** Files that may be the page of a route: in its language, or in another one, whose text is shown then. */
function pageFiles(route: string, { docsDir, localeInfos }: Config): string[] {
  const locale = localeOf(route, localeInfos);
  const path = withoutLocale(route, localeInfos).replace(/\?.*$/s, '').replace(/\/$/, '/index');
  const standIns = path.endsWith('/index') ? STAND_INS.map((name) => path.replace(/index$/, name)) : [];
  return [
    locale,
    ...localeInfos.filter((info) => info !== locale && info.version === locale.version),
  ].flatMap(({ folder }) =>
    [`${path}.md`, `${path}.mdx`, ...standIns].map((name) => join(docsDir, folder, name)),
  );
}

function routeTarget(path: string, fromFile: string, config: Config): string {
  const locale = localeOfFile(fromFile, config);
  if (path.startsWith('/')) {
    const plain = normalizePath(path.replace(PAGE_FILE, ''));
    // The default language may be written out: `/en/guide/` is `/guide/`.
    const own = plain.startsWith(`/${config.lang}/`) ? plain.slice(config.lang.length + 1) : null;
    return own ?? (isLocalized(plain, config) ? plain : localizeLink(plain, locale.prefix));
  }
  const file = toPosix(relative(config.docsDir, join(dirname(fromFile), decode(path))));
  const isFolder = path.endsWith('/') || /(?:^|\/)\.{1,2}$/.test(path);
  const name = isFolder
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

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function resolveImage(src: string, fromFile: string, config: Config): ResolvedImage {
  if (isExternal(src)) return { src, file: null };
  const [path = '', query = ''] = decode(src).split(/(?=[?#])/);
  const file = path.startsWith('/') ? join(config.publicDir, path) : resolve(dirname(fromFile), path);
  if (!isFile(file)) return { src, file, missing: true };
  const content = readFileSync(file);
  const href = path.startsWith('/') ? path : `/${assetPath(file, content)}`;
  return { src: withBase(config.base, encodeURI(href)) + query, file, ...sizeOf(content) };
}

/** False for a folder as well, and for what no file can be called. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Pixels of an image; nothing when the format is unknown, which is no reason to refuse it. */
function sizeOf(content: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(content);
    return width && height ? { width, height } : {};
  } catch {
    return {};
  }
}

/**
 * Relative imports and those with an alias become absolute files, with a query such as `?raw`. Packages are the
 * bundler's to find; an alias may stand for one.
 */
function resolveModule(specifier: string, fromFile: string, config: Config): string {
  const aliased = withFolder(specifier, config, true);
  if (!aliased.startsWith('.') && (aliased === specifier || !isAbsolute(aliased))) return specifier;
  const [name = '', query = ''] = aliased.split(/(?=\?)/);
  const path = resolve(dirname(fromFile), name);
  const found = CODE_EXTENSIONS.map((extension) => path + extension).find(
    (file) => extname(file) !== '' && isFile(file),
  );
  if (found) return found + query;
  throw noFile('module', specifier, path, config);
}
