import { hashOf } from '../config/hash.ts';
import type { Config } from '../config/load.ts';
import { siteDataFor } from '../config/site-data.ts';
import { entryOf } from '../markdown/quick-title.ts';
import type { RouteTable } from '../routes/table.ts';
import type { SidebarEntry } from '../shared/frontmatter.ts';
import { joined } from '../shared/joined.ts';
import { remembered } from '../shared/remembered.ts';
import { routeNames, tableFile } from '../shared/route-names.ts';
import type {
  LocaleInfo,
  OverviewGroup,
  PageData,
  Route,
  SidebarItem,
  SiteData,
  TocItem,
} from '../shared/types.ts';
import type { PageMeta } from './compile-page.ts';
import { describePage } from './describe-page.ts';
import { inferEditBase } from './edit-base.ts';
import { type FeedPlan, planFeeds } from './feed-plans.ts';
import type { FileDates } from './git-dates.ts';
import type { PageHead } from './head.ts';
import { navMetaFile } from './nav-meta-file.ts';
import { nearNav } from './near-path.ts';
import { neighboursOf } from './neighbours.ts';
import { isNotFound, notFoundPage, withoutNotFound } from './not-found.ts';
import { overviewGroups } from './overview.ts';
import { datesOf } from './page-dates.ts';
import { createPageHeads } from './page-head.ts';
import { createSections, placeIn } from './sections.ts';
import { sidebarGroups } from './sidebar-group.ts';
import { readNavMeta } from './sidebar-meta.ts';
import { orTold, type Tell } from './tell.ts';

/** Everything about the site between compiling and rendering. It contains only data. */
export interface SitePlan {
  /** Edition -> site data, its URL, and the URL of the route table. */
  sites: Record<string, SiteData>;
  siteUrls: Record<string, string>;
  routesUrls: Record<string, string>;
  /** Returns the data of a page. Builds the sidebar of its section on the first request for a page there. */
  pageData(route: Route): PageData;
  /** Returns the heading of a page in its sidebar; undefined if there is none. */
  group(route: Route): string | undefined;
  /** Returns the index of a page with `overview: true`; null for all others. */
  overview(route: Route): OverviewGroup[] | null;
  /** Returns the data of a document's head that is not in `pageData`. Called without a route for Lectern's 404 page. */
  head(route?: Route): PageHead;
  /** Returns the data of the 404 page: the author's own, or Lectern's. */
  notFound(locale: LocaleInfo): PageData;
  /** Returns the feeds of the site. Empty if the site's origin is unknown. */
  feeds(): FeedPlan[];
  /** Sidebars that were built so far, by their URL. */
  sidebars: Record<string, SidebarItem[]>;
  /** JSON files by their URL. Complete once every page has been requested. */
  files: Record<string, unknown>;
}

/** Data of a page that sidebars need. */
export interface QuickMeta {
  /** Returns the title. A page without a title is listed by its path. */
  title(route: Route): string | undefined;
  /** Returns false for a page with `unlisted: true` in its front matter. */
  isListed(route: Route): boolean;
  /** Returns the sidebar settings in the front matter. */
  entry(route: Route): SidebarEntry;
}

function quickMetaOf(metaOf: (route: Route) => PageMeta | undefined): QuickMeta {
  return {
    title: (route) => metaOf(route)?.title,
    isListed: (route) => !metaOf(route)?.frontmatter.unlisted,
    entry: (route) => entryOf(metaOf(route)?.frontmatter ?? {}),
  };
}

interface PlanOptions {
  quick?: QuickMeta;
  tell?: Tell;
  dates?: FileDates;
}

/**
 * Plans a site from its compiled pages: sidebars, neighbors, alternates, dates, hashed data files.
 *
 * @param metaOf metadata of a page; undefined for one that cannot be compiled
 * @param options `quick`: data for sidebars, if it is cheaper to get than the metadata; `tell`: gets errors in
 *   `_meta.json` files, which are thrown without it; `dates`: result of `gitDates`, if it is known already
 */
export function planSite(
  config: Config,
  table: RouteTable,
  metaOf: (route: Route) => PageMeta | undefined,
  { quick = quickMetaOf(metaOf), tell, dates }: PlanOptions = {},
): SitePlan {
  const plan = emptyPlan();
  const addFile = addSites(plan, { config, table, tell });
  const nameOf = (route: Route) => quick.title(route) || route.path;
  const findSection = createSections({
    config,
    table,
    titleOf: nameOf,
    isListed: quick.isListed,
    entryOf: quick.entry,
    hasNav: (edition) => (plan.sites[edition]?.theme.nav.length ?? 0) > 0,
    tell,
    addSidebar(name, items) {
      const url = addFile(name, items);
      plan.sidebars[url] = items;
      return url;
    },
  });
  const sectionOf = (route: Route) => findSection(route, localeOf(config, route.edition));
  const dateOf = datesOf(config, dates);
  const head = createPageHeads({ config, table, metaOf, titleOf: nameOf, dateOf });
  const feeds = planFeeds(config, table, metaOf);
  const overview = remembered((route: Route) => overviewOf(route, { plan, table, metaOf, sectionOf }));
  const notFound = (locale: LocaleInfo) =>
    notFoundPage(locale, plan.sites[locale.edition] as SiteData, { table, metaOf });
  const pageData = remembered((route: Route): PageData => {
    const locale = localeOf(config, route.edition);
    if (isNotFound(route, [locale])) return notFound(locale);
    const meta = metaOf(route);
    if (!meta) throw new Error(`No compiled page for ${route.path}.`);
    const place = placeIn(sectionOf(route), route.path);
    return joined(
      describePage(route, meta, locale, table),
      { toc: tocOf(meta, overview(route) ?? []) },
      place,
      neighboursOf(meta, place, { table, prefix: locale.prefix, titleOf: nameOf }),
      { lastUpdatedTime: config.themeConfig.lastUpdated ? dateOf(route) : null },
      languagesOf(route, table),
      feeds.linksOf(route),
    );
  });
  return { ...plan, pageData, group: groupFinder(sectionOf), overview, head, feeds: feeds.all, notFound };
}

function groupFinder(
  sectionOf: (route: Route) => { items: SidebarItem[] } | null | undefined,
): SitePlan['group'] {
  const groupsIn = remembered(sidebarGroups);
  return (route) => {
    const { items } = sectionOf(route) ?? {};
    return items && groupsIn(items).get(route.path);
  };
}

function emptyPlan(): Omit<SitePlan, 'pageData' | 'group' | 'overview' | 'head' | 'feeds' | 'notFound'> {
  return { sites: {}, siteUrls: {}, routesUrls: {}, sidebars: {}, files: {} };
}

/** Creates a function that adds a data file and returns its URL, which contains the hash of its content. */
function fileAdder(files: SitePlan['files'], { base }: Config) {
  return (name: string, content: unknown): string => {
    const url = `${base}assets/${name}.${hashOf(JSON.stringify(content))}.json`;
    files[url] = content;
    return url;
  };
}

interface SiteParts {
  config: Config;
  table: RouteTable;
  tell: Tell | undefined;
}

/** Adds the site data and the route table of every edition. Returns the function that adds further files. */
function addSites(
  plan: Pick<SitePlan, 'sites' | 'siteUrls' | 'routesUrls' | 'files'>,
  { config, table, tell }: SiteParts,
): ReturnType<typeof fileAdder> {
  const addFile = fileAdder(plan.files, config);
  const known = withoutNotFound(table.routes, config.localeInfos);
  for (const locale of config.localeInfos) {
    const { edition } = locale;
    const nav = orTold(tell, () => readNavMeta(navMetaFile(config, locale), config.project)) ?? [];
    const site = siteDataFor(config, locale, nav, () => inferEditBase(config.docsDir));
    site.theme.nav = nearNav(site.theme.nav, table);
    plan.sites[edition] = site;
    plan.siteUrls[edition] = addFile(`site.${edition}`, site);
    const routes = tableFile(routeNames(known, edition), (part, number) =>
      addFile(`routes.${edition}.${number}`, part),
    );
    plan.routesUrls[edition] = addFile(`routes.${edition}`, routes);
  }
  return addFile;
}

/** Returns the page's addresses in other languages. Data about missing translations is left out if empty. */
function languagesOf(
  route: Route,
  table: RouteTable,
): Pick<PageData, 'alternates' | 'untranslated' | 'original'> {
  const { source } = route;
  const untranslated = table.untranslated(route);
  return {
    alternates: table.alternates(route),
    ...(untranslated.length > 0 && { untranslated }),
    ...(source && { original: { path: source.path, edition: source.edition } }),
  };
}

interface OverviewContext {
  plan: Pick<SitePlan, 'sites'>;
  table: RouteTable;
  metaOf(route: Route): PageMeta | undefined;
  sectionOf(route: Route): { items: SidebarItem[] } | null;
}

function overviewOf(
  route: Route,
  { plan, table, metaOf, sectionOf }: OverviewContext,
): OverviewGroup[] | null {
  if (!metaOf(route)?.frontmatter.overview) return null;
  const { path, edition } = route;
  const sidebar = sectionOf(route)?.items ?? [];
  const others = plan.sites[edition]?.theme.labels.others ?? '';
  const pageOf = (other: string) => {
    const page = table.byPath(other);
    return page && metaOf(page);
  };
  const below = table.below(path.slice(0, path.lastIndexOf('/') + 1));
  const listed = below.filter(
    (other) => other.edition === edition && !pageOf(other.path)?.frontmatter.unlisted,
  );
  const paths = listed.map((other) => other.path);
  return overviewGroups({ path, sidebar, paths, pageOf, others });
}

function tocOf({ toc }: PageMeta, groups: readonly OverviewGroup[]): TocItem[] {
  return groups.length > 0 ? [...toc, ...groups.filter(({ text }) => text).map(toTocItem)] : toc;
}

function toTocItem({ text, id }: OverviewGroup): TocItem {
  return { text, id, depth: 2, charIndex: -1 };
}

function localeOf({ localeInfos }: Config, edition: string): LocaleInfo {
  const locale = localeInfos.find((info) => info.edition === edition);
  if (!locale) throw new Error(`The site has no edition ${edition}.`);
  return locale;
}
