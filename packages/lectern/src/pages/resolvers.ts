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

/** Extensions that are tried for an import without one, in the bundler's order. */
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

/** Extensions for imports of Markdown. Rspress allows those without an extension as well. */
export const MARKDOWN_EXTENSIONS: readonly string[] = ['.mdx', '.md', '/index.mdx', '/index.md'];

/** Creates the compiler's resolvers. They depend only on the config and single files, so that pages can be cached. */
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
 * Caches links for one build, during which files do not change. Pages of a section repeat each other's links, and each
 * link would be looked up on the disk.
 */
export function withKnownLinks(resolvers: Resolvers, config: Config): Resolvers {
  const known = new Map<string, ResolvedLink>();
  const editionOf = remembered((file: string) => localeOfFile(file, config).edition);
  return {
    ...resolvers,
    link(href, fromFile) {
      // A path from the root has the same target in all files of a language. Any other has it in all files of a folder.
      const place = href.startsWith('/') ? editionOf(fromFile) : dirname(fromFile);
      const key = `${place}\0${href}`;
      const link = known.get(key) ?? resolvers.link(href, fromFile);
      known.set(key, link);
      return link;
    },
  };
}

/**
 * Adapts resolvers to a page that is shown in an edition without its translation. Its links stay in that edition, where
 * all pages of its own edition exist.
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

/** Returns the size of an image in pixels. Empty for an unknown format, which is no reason to reject the image. */
function sizeOf(content: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(content);
    return width && height ? { width, height } : {};
  } catch {
    return {};
  }
}

/**
 * Resolves relative and aliased imports to absolute files, with a query such as `?raw`. Packages, which may have an
 * alias, are left to the bundler.
 */
function resolveModule(specifier: string, fromFile: string, config: Config): string {
  const place = placeOfModule(specifier, fromFile, config);
  if (place === null) return specifier;
  const found = codeFile(place.path);
  if (found) return found + place.query;
  throw noFile('module', specifier, place.path, config);
}

/** Returns the target of a relative or aliased import; null for a package. */
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
