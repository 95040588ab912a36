import { readFileSync } from 'node:fs';
import { dirname, extname, isAbsolute, join, resolve } from 'node:path';
import { imageSize } from 'image-size';
import type { Config } from '../config/load.ts';
import { urlSettings } from '../config/url-settings.ts';
import type { ResolvedImage, ResolvedLink, Resolvers } from '../markdown/types.ts';
import { localeOf, swapLocale } from '../shared/locale.ts';
import { remembered } from '../shared/remembered.ts';
import { isExternal, toHref, withBase } from '../shared/url.ts';
import { noFile, withFolder } from './aliases.ts';
import { assetPath, isFile } from './paths.ts';
import { previewModule } from './previews.ts';
import { decode, localeOfFile, resolveLink } from './resolve-link.ts';

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

/** The same for imports of Markdown, which Rspress takes without one as well. */
export const MARKDOWN_EXTENSIONS: readonly string[] = ['.mdx', '.md', '/index.mdx', '/index.md'];

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
    markdown: (specifier, fromFile) => markdownName(specifier, fromFile, config),
    module: (specifier, fromFile) => resolveModule(specifier, fromFile, config),
    preview: (code, lang, fromFile) => previewModule(code, lang, fromFile, config),
    assetPath,
  };
}

/**
 * The same for one build, which takes the files of the site as they are: pages of a section repeat each other's links, and
 * each link would be looked up on the disk.
 */
export function withKnownLinks(resolvers: Resolvers, config: Config): Resolvers {
  const known = new Map<string, ResolvedLink>();
  const editionOf = remembered((file: string) => localeOfFile(file, config).edition);
  return {
    ...resolvers,
    link(href, fromFile) {
      // A path from the root leads to the same page from all files of a language, any other from all files of a folder.
      const place = href.startsWith('/') ? editionOf(fromFile) : dirname(fromFile);
      const key = `${place}\0${href}`;
      const link = known.get(key) ?? resolvers.link(href, fromFile);
      known.set(key, link);
      return link;
    },
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

function resolveImage(src: string, fromFile: string, config: Config): ResolvedImage {
  if (isExternal(src)) return { src, file: null };
  const [path = '', query = ''] = decode(src).split(/(?=[?#])/);
  const isPublic = path.startsWith('/');
  const file = isPublic ? join(config.publicDir, path) : resolve(dirname(fromFile), withFolder(path, config));
  if (!isFile(file)) return { src, file, missing: true };
  const content = readFileSync(file);
  const href = isPublic ? path : `/${assetPath(file, content)}`;
  return { src: withBase(config.base, encodeURI(href)) + query, file, ...sizeOf(content) };
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
  const place = placeOfModule(specifier, fromFile, config);
  if (place === null) return specifier;
  const found = codeFile(place.path);
  if (found) return found + place.query;
  throw noFile('module', specifier, place.path, config);
}

/** Where a relative or aliased import leads; null for a package. */
function placeOfModule(
  specifier: string,
  fromFile: string,
  config: Config,
): { path: string; query: string } | null {
  const aliased = withFolder(specifier, config, true);
  if (!aliased.startsWith('.') && (aliased === specifier || !isAbsolute(aliased))) return null;
  const [name = '', query = ''] = aliased.split(/(?=\?)/);
  return { path: resolve(dirname(fromFile), name), query };
}

function codeFile(path: string): string | undefined {
  return CODE_EXTENSIONS.map((extension) => path + extension).find(
    (file) => extname(file) !== '' && isFile(file),
  );
}

function markdownName(specifier: string, fromFile: string, config: Config): string | null {
  const { path, query } = placeOfModule(specifier, fromFile, config) ?? {};
  if (path === undefined || query || codeFile(path)) return null;
  const extension = MARKDOWN_EXTENSIONS.find((extension) => isFile(path + extension));
  return extension === undefined ? null : specifier + extension;
}
