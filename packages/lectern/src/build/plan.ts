import { join } from 'node:path';
import { hashOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import { localizeLink, siteDataFor } from '../config/site-data.ts';
import { gitDates } from '../pages/git-dates.ts';
import { buildSidebars, flattenSidebar } from '../pages/nav-tree.ts';
import { readNavMeta } from '../pages/sidebar-meta.ts';
import { localeFolder } from '../routes/route-path.ts';
import type { RouteTable } from '../routes/table.ts';
import { labelsFor } from '../shared/strings.ts';
import type { Frontmatter, LocaleInfo, PageData, Route, SidebarItem, SiteData } from '../shared/types.ts';
import type { PageMeta } from './worker.ts';

/** Everything about the site that lies between compiling and rendering: data only. */
export interface SitePlan {
  sites: Record<string, SiteData>;
  /** Language -> URL of its site data and of its route table. */
  siteUrls: Record<string, string>;
  routesUrls: Record<string, string>;
  /** Sidebars by their URL. */
  sidebars: Record<string, SidebarItem[]>;
  /** JSON files to write, by their URL. */
  files: Record<string, unknown>;
  pageData(route: Route): PageData;
  notFound(locale: LocaleInfo): PageData;
}

/**
 * Lays out a site from its compiled pages: sidebars, neighbours, alternates, dates, hashed data files.
 *
 * @param metas metadata of every page, by route path
 */
export function planSite(config: Config, table: RouteTable, metas: ReadonlyMap<string, PageMeta>): SitePlan {
  const plan: Pick<SitePlan, 'sites' | 'siteUrls' | 'routesUrls' | 'sidebars' | 'files'> = {
    sites: {},
    siteUrls: {},
    routesUrls: {},
    sidebars: {},
    files: {},
  };
  const sections = new Map<string, { url: string; order: ReturnType<typeof flattenSidebar> }>();
  const addFile = (name: string, content: unknown) => {
    const url = `${config.base}assets/${name}.${hashOf(JSON.stringify(content))}.json`;
    plan.files[url] = content;
    return url;
  };

  for (const locale of config.localeInfos) {
    const folder = localeFolder(locale, config.locales.length > 0);
    const site = siteDataFor(config, locale, readNavMeta(navMetaFile(config, folder), config.project));
    plan.sites[locale.lang] = site;
    plan.siteUrls[locale.lang] = addFile(`site.${locale.lang}`, site);
    plan.routesUrls[locale.lang] = addFile(`routes.${locale.lang}`, table.pathsOf(locale.lang));
    const titleOf = (path: string) => metas.get(path)?.title || path;
    for (const [section, items] of buildSidebars({ config, table, locale, titleOf })) {
      const url = addFile(`sidebar.${locale.lang}.${section}`, items);
      plan.sidebars[url] = items;
      sections.set(folder ? `${folder}/${section}` : section, { url, order: flattenSidebar(items) });
    }
  }

  const dates = config.themeConfig.lastUpdated ? gitDates(config.docsDir) : new Map<string, string>();
  const pageData = (route: Route): PageData => {
    const meta = metas.get(route.path);
    if (!meta) throw new Error(`No compiled page for ${route.path}.`);
    const depth = config.locales.length > 0 ? 2 : 1;
    const section = sections.get(route.filePath.split('/').slice(0, depth).join('/'));
    const position = section?.order.findIndex(({ link }) => link === route.path) ?? -1;
    return {
      pagePath: route.filePath,
      routePath: route.path,
      pageType: meta.frontmatter.pageType ?? 'doc',
      title: meta.title,
      description: meta.description,
      frontmatter: localizeFrontmatter(meta.frontmatter, prefixOf(config, route.lang)),
      toc: meta.toc,
      lang: route.lang,
      version: route.version,
      lastUpdatedTime: dates.get(join(config.docsDir, route.filePath)) ?? null,
      sidebarUrl: section?.url ?? null,
      prev: (position > 0 && section?.order[position - 1]) || null,
      next: (position >= 0 && section?.order[position + 1]) || null,
      alternates: table.alternates(route),
    };
  };
  return { ...plan, pageData, notFound: notFoundPage };
}

function prefixOf(config: Config, lang: string): string {
  return config.localeInfos.find((locale) => locale.lang === lang)?.prefix ?? '';
}

/** Links of a home page are written without the language prefix, as those of the text are. */
function localizeFrontmatter(frontmatter: Frontmatter, prefix: string): Frontmatter {
  const { hero, features } = frontmatter;
  const localize = <T extends { link?: string }>(item: T): T =>
    item.link === undefined ? item : { ...item, link: localizeLink(item.link, prefix) };
  return {
    ...frontmatter,
    ...(hero?.actions && { hero: { ...hero, actions: hero.actions.map(localize) } }),
    ...(features && { features: features.map(localize) }),
  };
}

function navMetaFile(config: Config, folder: string): string {
  // Without language folders `docs/_meta.json` is the top navigation as well.
  return join(config.docsDir, folder, '_meta.json');
}

function notFoundPage(locale: LocaleInfo): PageData {
  return {
    pagePath: '',
    routePath: `${locale.prefix}/404`,
    pageType: '404',
    title: labelsFor(locale.tag).notFoundTitle,
    description: '',
    frontmatter: {},
    toc: [],
    lang: locale.lang,
    version: '',
    lastUpdatedTime: null,
    sidebarUrl: null,
    prev: null,
    next: null,
    alternates: {},
  };
}
