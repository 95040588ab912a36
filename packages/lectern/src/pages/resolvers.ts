import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { imageSize } from 'image-size';
import { hashOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import { urlSettings } from '../config/url-settings.ts';
import { withAlias } from '../config/vite-settings.ts';
import type { ResolvedImage, ResolvedLink, Resolvers } from '../markdown/types.ts';
import { isBelow, PAGE_FILE, routeOf } from '../routes/route-path.ts';
import { DocsError } from '../shared/error.ts';
import { localeOf, localizeLink, swapLocale } from '../shared/locale.ts';
import type { LocaleInfo } from '../shared/types.ts';
import { isExternal, normalizePath, splitHash, toHref, withBase } from '../shared/url.ts';

/** Extensions that an import without one may mean, in the bundler's order. */
const CODE_EXTENSIONS = [
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
      const file = resolve(dirname(fromFile), withAlias(path, config.aliases));
      if (!existsSync(file))
        throw new DocsError(`There is no file ${path}.`, {
          hint: 'Fix the path; it is relative to the file it is in.',
        });
      return { file, source: readFileSync(file, 'utf8') };
    },
    module: (specifier, fromFile) => resolveModule(specifier, fromFile, config),
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
  return config.localeInfos.find(({ folder }) => isBelow(filePath, folder)) ?? first;
}

export function toPosix(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/');
}

function resolveLink(href: string, fromFile: string, config: Config): ResolvedLink {
  if (isExternal(href)) return { href, route: null, publicFile: null, hash: '', external: true };
  const [target, rawHash] = splitHash(href);
  const hash = decode(rawHash);
  if (target === '') return { href, route: null, publicFile: null, hash, external: false };
  const [path = '', query = ''] = target.split(/(?=\?)/);
  const suffix = query + (rawHash ? `#${rawHash}` : '');
  if (isPlainFile(path)) {
    const file = path.startsWith('/')
      ? path
      : `/${toPosix(relative(config.publicDir, resolve(dirname(fromFile), path)))}`;
    return {
      href: withBase(config.base, file) + suffix,
      route: null,
      publicFile: file,
      hash,
      external: false,
    };
  }
  const route = routeTarget(path, fromFile, config);
  return {
    href: toHref(route + suffix, urlSettings(config)),
    route,
    publicFile: null,
    hash,
    external: false,
  };
}

/** `.html` and Markdown name pages; anything else with an extension of letters is a file. */
function isPlainFile(path: string): boolean {
  return /\.[a-z][a-z\d]*$/i.test(path) && !/\.(?:html|mdx?)$/i.test(path);
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
    ? `${file.replace(/\/$/, '')}/index.md`
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
  if (!existsSync(file)) return { src, file, missing: true };
  const content = readFileSync(file);
  const href = path.startsWith('/') ? path : `/${assetPath(file, content)}`;
  return { src: withBase(config.base, encodeURI(href)) + query, file, ...sizeOf(content) };
}

/** Where a file named by a page goes under the output folder: immutable, since its name holds its hash. */
export function assetPath(file: string, content: Uint8Array): string {
  const extension = extname(file);
  const name = toPosix(file).split('/').at(-1)?.slice(0, -extension.length) ?? '';
  return `assets/${name}.${hashOf(content)}${extension}`;
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
function resolveModule(specifier: string, fromFile: string, { aliases }: Config): string {
  const aliased = withAlias(specifier, aliases);
  if (!aliased.startsWith('.') && (aliased === specifier || !isAbsolute(aliased))) return specifier;
  const [name = '', query = ''] = aliased.split(/(?=\?)/);
  const path = resolve(dirname(fromFile), name);
  const found = CODE_EXTENSIONS.map((extension) => path + extension).find(
    (file) => existsSync(file) && extname(file) !== '',
  );
  if (found) return found + query;
  const hint =
    aliased === specifier ? 'it is relative to the file it is in' : `the alias makes it ${aliased}`;
  throw new DocsError(`There is no module ${specifier}.`, { hint: `Fix the path; ${hint}.` });
}
