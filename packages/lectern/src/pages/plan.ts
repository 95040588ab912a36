import { join } from 'node:path';
import { hashOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import { siteDataFor } from '../config/site-data.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import type { RouteTable } from '../routes/table.ts';
import { localizeLink } from '../shared/locale.ts';
import { routeNames } from '../shared/route-names.ts';
import { labelsFor } from '../shared/strings.ts';
import type {
  Frontmatter,
  LocaleInfo,
  OverviewGroup,
  PageData,
  Route,
  SidebarItem,
  SiteData,
  TocItem,
} from '../shared/types.ts';
import type { PageMeta } from './compile-page.ts';
import { inferEditBase } from './edit-base.ts';
import { type FeedPlan, planFeeds } from './feed-plans.ts';
import { gitDates } from './git-dates.ts';
import type { PageHead } from './head.ts';
import { metaFile } from './nav-tree.ts';
import { overviewGroups } from './overview.ts';
import { createPageHeads } from './page-head.ts';
import { createSections, placeIn } from './sections.ts';
import { readNavMeta } from './sidebar-meta.ts';

/** Everything about the site that lies between compiling and rendering: data only. */
export interface SitePlan {
  /** Edition -> site data, its URL, and the URL of the route table. */
  sites: Record<string, SiteData>;
  siteUrls: Record<string, string>;
  routesUrls: Record<string, string>;
  /** Data of a page. Lays out the sidebar of its section when it is the first page asked for there. */
  pageData(route: Route): PageData;
  /** Index of a page with `overview: true`; null for all others. */
  overview(route: Route): OverviewGroup[] | null;
  /** What the head of a page's document says beside `pageData`; of the 404 page without a route. */
  head(route?: Route): PageHead;
  notFound(locale: LocaleInfo): PageData;
  /** Feeds of the site; none where it is not known where it is published. */
  feeds(): FeedPlan[];
  /** Sidebars laid out so far, by their URL. */
  sidebars: Record<string, SidebarItem[]>;
  /** JSON files by their URL: the whole of it once every page has been asked for. */
  files: Record<string, unknown>;
}

/**
 * Lays out a site from its compiled pages: sidebars, neighbours, alternates, dates, hashed data files.
 *
 * @param metaOf metadata of a page; undefined for one that cannot be compiled
 * @param titleOf title of a page for sidebars, where it can be had for less than its metadata; a page without
 *   one is called by its path
 */
export function planSite(
  config: Config,
  table: RouteTable,
  metaOf: (route: Route) => PageMeta | undefined,
  titleOf: (route: Route) => string | undefined = (route) => metaOf(route)?.title,
): SitePlan {
  const plan = emptyPlan();
  const addFile = fileAdder(plan.files, config);
  addSites(plan, config, table, addFile);
  const nameOf = (route: Route) => titleOf(route) || route.path;
  const findSection = createSections({
    config,
    table,
    titleOf: nameOf,
    addSidebar(name, items) {
      const url = addFile(name, items);
      plan.sidebars[url] = items;
      return url;
    },
  });
  const sectionOf = (route: Route) => findSection(route, localeOf(config, route.edition));
  const dateOf = datesOf(config);
  const head = createPageHeads({ config, table, metaOf, titleOf: nameOf, dateOf });
  const feeds = planFeeds(config, table, metaOf);
  const overview = (route: Route): OverviewGroup[] | null => {
    if (!metaOf(route)?.frontmatter.overview) return null;
    const others = plan.sites[route.edition]?.theme.labels.others ?? '';
    return overviewOf(route, sectionOf(route)?.items ?? [], { table, metaOf, others });
  };
  const pageData = (route: Route): PageData => {
    const meta = metaOf(route);
    if (!meta) throw new Error(`No compiled page for ${route.path}.`);
    return {
      ...describePage(route, meta, localeOf(config, route.edition)),
      toc: [...meta.toc, ...(overview(route) ?? []).map(toTocItem)],
      ...placeIn(sectionOf(route), route.path),
      lastUpdatedTime: config.themeConfig.lastUpdated ? dateOf(route) : null,
      alternates: table.alternates(route),
      ...languagesOf(route, table),
      ...feeds.linksOf(route),
    };
  };
  return { ...plan, pageData, overview, head, feeds: feeds.all };
}

function emptyPlan(): Omit<SitePlan, 'pageData' | 'overview' | 'head' | 'feeds'> {
  return { sites: {}, siteUrls: {}, routesUrls: {}, sidebars: {}, files: {}, notFound: notFoundPage };
}

/** Adds a data file and tells its URL, which holds the hash of its content. */
function fileAdder(files: SitePlan['files'], { base }: Config) {
  return (name: string, content: unknown): string => {
    const url = `${base}assets/${name}.${hashOf(JSON.stringify(content))}.json`;
    files[url] = content;
    return url;
  };
}

/** Site data and route table of every edition. */
function addSites(
  plan: Pick<SitePlan, 'sites' | 'siteUrls' | 'routesUrls'>,
  config: Config,
  table: RouteTable,
  addFile: (name: string, content: unknown) => string,
): void {
  for (const locale of config.localeInfos) {
    const { edition } = locale;
    const site = siteDataFor(config, locale, readNavMeta(navMetaFile(config, locale), config.project), () =>
      inferEditBase(config.docsDir),
    );
    plan.sites[edition] = site;
    plan.siteUrls[edition] = addFile(`site.${edition}`, site);
    plan.routesUrls[edition] = addFile(`routes.${edition}`, routeNames(table.routes, edition));
  }
}

/** When each page was last changed: for readers if the theme shows it, and for search engines. */
function datesOf({ themeConfig, siteOrigin, docsDir }: Config): (route: Route) => string | null {
  const dates = themeConfig.lastUpdated || siteOrigin ? gitDates(docsDir) : new Map<string, string>();
  return (route) => dates.get(join(docsDir, sourceFileOf(route))) ?? null;
}

/** Only where something is not translated: other pages say nothing of it. */
function languagesOf(route: Route, table: RouteTable): Pick<PageData, 'untranslated' | 'original'> {
  const { source } = route;
  const untranslated = table.untranslated(route);
  return {
    ...(untranslated.length > 0 && { untranslated }),
    ...(source && { original: { path: source.path, edition: source.edition } }),
  };
}

interface OverviewContext {
  table: RouteTable;
  metaOf(route: Route): PageMeta | undefined;
  others: string;
}

function overviewOf({ path, edition }: Route, sidebar: SidebarItem[], context: OverviewContext) {
  const { table, metaOf, others } = context;
  const pageOf = (other: string) => {
    const page = table.byPath(other);
    return page && metaOf(page);
  };
  return overviewGroups({ path, sidebar, paths: table.pathsOf(edition), pageOf, others });
}

function describePage(route: Route, meta: PageMeta, { prefix }: LocaleInfo) {
  return {
    // A page that a plugin makes cannot be edited.
    pagePath: route.plugin ? '' : sourceFileOf(route),
    routePath: route.path,
    pageType: meta.frontmatter.pageType ?? 'doc',
    title: meta.title,
    description: meta.description,
    frontmatter: localizeFrontmatter(meta.frontmatter, prefix),
    lang: route.lang,
    version: route.version,
    edition: route.edition,
  };
}

function toTocItem({ text, id }: OverviewGroup): TocItem {
  return { text, id, depth: 2, charIndex: -1 };
}

function localeOf({ localeInfos }: Config, edition: string): LocaleInfo {
  const locale = localeInfos.find((info) => info.edition === edition);
  if (!locale) throw new Error(`The site has no edition ${edition}.`);
  return locale;
}

/**
 * Front matter as the browser gets it: without what only the build needs. Links of a home page are written without
 * the language prefix, as those of the text are.
 */
function localizeFrontmatter(
  { head: _head, redirectFrom: _from, ...frontmatter }: Frontmatter,
  prefix: string,
): Frontmatter {
  const { hero, features } = frontmatter;
  const localize = <T extends { link?: string }>(item: T): T =>
    item.link === undefined ? item : { ...item, link: localizeLink(item.link, prefix) };
  return {
    ...frontmatter,
    ...(hero?.actions && { hero: { ...hero, actions: hero.actions.map(localize) } }),
    ...(features && { features: features.map(localize) }),
  };
}

function navMetaFile(config: Config, locale: LocaleInfo): string {
  // Without language folders `docs/_meta.json` is the top navigation as well.
  return metaFile(locale.folder, config, locale);
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
    version: locale.version,
    edition: locale.edition,
    lastUpdatedTime: null,
    sidebarUrl: null,
    prev: null,
    next: null,
    alternates: {},
  };
}
