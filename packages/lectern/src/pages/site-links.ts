import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Config } from '../config/load.ts';
import type { ConfigSidebarItem } from '../config/schema.ts';
import { localeOfPath } from '../routes/route-path.ts';
import type { LocaleInfo, NavItem } from '../shared/types.ts';
import type { SeenLink } from './check-links.ts';
import { navMetaFile } from './nav-meta-file.ts';
import { toPosix } from './paths.ts';
import { createResolvers } from './resolvers.ts';
import { readNavMeta, readSidebarMeta } from './sidebar-meta.ts';
import { configFiles, type PlaceOf, textPlaces } from './text-places.ts';

/** A link as written, and the files that may contain it. */
interface Written {
  raw: string;
  files: readonly string[];
  isInSidebar?: boolean;
}

/**
 * Returns the links of a site outside of pages: of top navigation and sidebars, from the config and from `_meta.json`
 * and `_nav.json` files, and of the products. Files that cannot be read are left out here, and reported when they are
 * used.
 */
export function siteLinks(config: Config): SeenLink[] {
  const resolve = createResolvers(config);
  const placeOf = textPlaces(config);
  const metaFiles = findMetaFiles(config);
  return config.localeInfos.flatMap((locale) => {
    const home = join(config.docsDir, locale.folder, 'index.md');
    return [
      ...navLinks(config, locale),
      ...sidebarLinks(config, locale),
      ...metaLinks(config, locale, metaFiles),
      ...productLinks(config),
    ]
      .filter(({ raw }) => raw !== '')
      .map((written) => toSiteLink(written, { home, locale, resolve, placeOf }));
  });
}

function toSiteLink(
  { raw, files, isInSidebar = false }: Written,
  {
    home,
    locale,
    resolve,
    placeOf,
  }: { home: string; locale: LocaleInfo; resolve: ReturnType<typeof createResolvers>; placeOf: PlaceOf },
): SeenLink {
  const { places: _places, ...link } = resolve.link(raw, home);
  return { ...link, raw, where: placeOf(raw, files), from: `${locale.prefix}/`, isInSidebar };
}

function navLinks(config: Config, locale: LocaleInfo): Written[] {
  const own = themeOf(config, locale);
  const written = own?.nav ?? config.themeConfig.nav;
  if (written) return linksOf(written).map((raw) => ({ raw, files: configFiles(config) }));
  const file = navMetaFile(config, locale);
  const items = orNone(() => readNavMeta(file, config.project));
  return linksOf(items).map((raw) => ({ raw, files: [file] }));
}

function linksOf(items: readonly NavItem[]): string[] {
  return items.flatMap(({ link, items: inner = [] }) => [
    ...(link === undefined ? [] : [link]),
    ...linksOf(inner),
  ]);
}

function sidebarLinks(config: Config, locale: LocaleInfo): Written[] {
  const sidebars = themeOf(config, locale)?.sidebar ?? config.themeConfig.sidebar ?? {};
  const files = configFiles(config);
  return Object.values(sidebars)
    .flat()
    .flatMap(linksOfSidebar)
    .map((raw) => ({ raw, files, isInSidebar: true }));
}

function linksOfSidebar(item: ConfigSidebarItem): string[] {
  if (typeof item === 'string') return [item];
  return [...(item.link === undefined ? [] : [item.link]), ...(item.items ?? []).flatMap(linksOfSidebar)];
}

/** Returns the paths of all `_meta.json` files relative to the docs folder, sorted. */
function findMetaFiles({ docsDir, route }: Config): string[] {
  const ignore = ['public/**', '**/node_modules/**', ...route.exclude];
  return globSync('**/_meta.json', { cwd: docsDir, ignore }).sort();
}

/** Returns entries of the type `custom-link`. Other entries refer to files. */
function metaLinks(config: Config, locale: LocaleInfo, metaFiles: readonly string[]): Written[] {
  const { docsDir, localeInfos } = config;
  const own = metaFiles.filter(
    (name) => (localeOfPath(toPosix(name), localeInfos) ?? localeInfos[0]) === locale,
  );
  if (own.length === 0) return [];
  // The `_meta.json` of a language may be its top navigation, in another format. Locating its errors would take time.
  const nav = navMetaFile(config, locale);
  return own
    .map((name) => join(docsDir, name))
    .filter((file) => file !== nav)
    .flatMap((file) => {
      const entries = orNone(() => readSidebarMeta(file, config.project) ?? []);
      return entries.flatMap((entry) =>
        typeof entry === 'object' && entry.type === 'custom-link'
          ? { raw: entry.link, files: [file], isInSidebar: true }
          : [],
      );
    });
}

function productLinks(config: Config): Written[] {
  const files = configFiles(config);
  return config.themeConfig.products.flatMap(({ logo, url, urlEn = '' }) =>
    [logo, url, urlEn].map((raw) => ({ raw, files })),
  );
}

function themeOf({ themeConfig }: Config, { lang }: LocaleInfo) {
  return themeConfig.locales.find((locale) => locale.lang === lang);
}

function orNone<T>(read: () => readonly T[]): readonly T[] {
  try {
    return read();
  } catch {
    return [];
  }
}
