import type { Config } from '../config/load.ts';
import { feedName } from '../config/schema-publish.ts';
import { siteTitle } from '../config/site-data.ts';
import { whoAdded } from '../config/stages.ts';
import { isBelow } from '../routes/route-path.ts';
import type { RouteTable } from '../routes/table.ts';
import { readDate } from '../shared/dates.ts';
import { DocsError } from '../shared/error.ts';
import type { FeedLink, LocaleInfo, Route } from '../shared/types.ts';
import type { PageMeta } from './compile-page.ts';

/** Formats of a feed, with their file extensions and media types. */
export const FEED_FORMATS = {
  rss: { extension: 'rss.xml', type: 'application/rss+xml' },
  atom: { extension: 'atom.xml', type: 'application/atom+xml' },
  json: { extension: 'json', type: 'application/feed+json' },
} as const;

export type FeedFormat = keyof typeof FEED_FORMATS;

/** Message for a site that configures feeds but has none. */
export const FEEDS_NEED_ORIGIN =
  'There are no feeds: their addresses are absolute. Set "siteOrigin" to where the site is published.';

/** Maximum number of items in a feed. Readers catch up on fewer, and each item contains its whole article. */
const MOST_ITEMS = 20;

/** A feed of one edition, before its pages are rendered. */
export interface FeedPlan {
  title: string;
  description: string;
  /** BCP 47 tag. */
  tag: string;
  siteTitle: string;
  /** Path of the page that the feed belongs to: the index of the folder, or else the home page. */
  home: string;
  /** Site paths of its files. */
  files: Record<FeedFormat, string>;
  /** Its pages, newest first. */
  items: Route[];
}

type FeedConfig = Config['feeds'][number];
type MetaOf = (route: Route) => PageMeta | undefined;

/** Feeds of a site that has an origin: one for each edition that has dated pages in the folder. */
export interface FeedPlans {
  all(): FeedPlan[];
  /** Returns the feeds of the folder that a page is in, as a part of the page's data. Empty if there are none. */
  linksOf(route: Route): { feeds?: FeedLink[] };
}

/** Plans each feed on demand, because that reads the metadata of all pages in its folder. */
export function planFeeds(config: Config, table: RouteTable, metaOf: MetaOf): FeedPlans {
  const known = new Map<string, FeedPlan | null>();
  const planOf = (feed: FeedConfig, locale: LocaleInfo): FeedPlan | null => {
    const path = feedFiles(feed, locale).rss;
    const plan = known.get(path) ?? planFeed(feed, locale, { config, table, metaOf });
    known.set(path, plan);
    return plan;
  };
  const feeds = config.siteOrigin ? config.feeds : [];
  return {
    all: () => feeds.flatMap((feed) => config.localeInfos.flatMap((locale) => planOf(feed, locale) ?? [])),
    linksOf({ filePath, edition }) {
      const locale = config.localeInfos.find((info) => info.edition === edition);
      if (!locale) return {};
      const links = feeds
        .filter((feed) => isBelow(filePath, folderOf(feed, locale)))
        .flatMap((feed) => toLinks(planOf(feed, locale)));
      return links.length > 0 ? { feeds: links } : {};
    },
  };
}

/** Returns the site paths of all feeds that a site may have, whether or not it has pages for them. */
export function feedPaths({ feeds, localeInfos }: Config): string[] {
  return feeds.flatMap((feed) => localeInfos.flatMap((locale) => Object.values(feedFiles(feed, locale))));
}

/**
 * Finds feeds that would be empty in every language. Each is an error of the config, or a warning if a plugin added the
 * feed: the author may not have written a page yet. Pages that cannot be compiled count, because they may have a date.
 */
export function checkFeeds(
  config: Config,
  table: RouteTable,
  metaOf: MetaOf,
): { errors: DocsError[]; warnings: string[] } {
  const empty = config.feeds.flatMap((feed, index) => {
    const hasItems = config.localeInfos.some(
      (locale) =>
        datedPages(feed, locale, { table, metaOf }).length > 0 ||
        pagesBelow(feed, locale, table).some((route) => metaOf(route)?.isNotice),
    );
    const isSame = ({ folder }: { folder: string }) => folder === feed.folder;
    const plugin = whoAdded(config.stages, ({ feeds }) => feeds?.some(isSame) ?? false);
    return hasItems ? [] : { ...feed, index, plugin };
  });
  return {
    errors: empty
      .filter(({ plugin }) => !plugin)
      .map(
        ({ folder, index }) =>
          new DocsError(`The feed of the folder "${folder}" has no pages.`, {
            where: `feeds[${index}]`,
            hint: 'Give pages of the folder a date in the front matter, such as date: 2024-03-19, or fix "folder".',
          }),
      ),
    warnings: empty
      .filter(({ plugin }) => plugin)
      .map(
        ({ plugin, folder }) =>
          `Plugin "${plugin}": the feed of the folder "${folder}" is not written, as no page there has a date.`,
      ),
  };
}

function planFeed(
  feed: FeedConfig,
  locale: LocaleInfo,
  { config, table, metaOf }: { config: Config; table: RouteTable; metaOf: MetaOf },
): FeedPlan | null {
  const items = datedPages(feed, locale, { table, metaOf }).slice(0, MOST_ITEMS);
  if (items.length === 0) return null;
  const index = table.byPath(`${locale.prefix}/${feed.folder}/`.replace(/\/+$/, '/'));
  const page = index && metaOf(index);
  const site = siteTitle(config, locale);
  const own = typeof feed.title === 'object' ? feed.title[locale.lang] : feed.title;
  return {
    title: own ?? (page?.title ? `${page.title} | ${site}` : site),
    description: page?.description ?? '',
    tag: locale.tag,
    siteTitle: site,
    home: index?.path ?? `${locale.prefix}/`,
    files: feedFiles(feed, locale),
    items,
  };
}

/** Returns the dated pages of a feed, newest first. Pages with the same date are sorted by path. */
function datedPages(
  feed: FeedConfig,
  locale: LocaleInfo,
  { table, metaOf }: { table: RouteTable; metaOf: MetaOf },
): Route[] {
  return pagesBelow(feed, locale, table)
    .flatMap((route) => {
      const { date: written = '', unlisted } = metaOf(route)?.frontmatter ?? {};
      const date = readDate(written);
      return date && !unlisted ? [{ route, time: date.getTime() }] : [];
    })
    .sort((a, b) => b.time - a.time || (a.route.path < b.route.path ? -1 : 1))
    .map(({ route }) => route);
}

function pagesBelow(feed: FeedConfig, locale: LocaleInfo, { routes }: RouteTable): Route[] {
  const folder = folderOf(feed, locale);
  return routes.filter(
    ({ edition, filePath, source }) => !source && edition === locale.edition && isBelow(filePath, folder),
  );
}

function folderOf({ folder }: FeedConfig, locale: LocaleInfo): string {
  return [locale.folder, folder].filter(Boolean).join('/');
}

function feedFiles(feed: FeedConfig, { edition }: LocaleInfo): Record<FeedFormat, string> {
  const file = (format: FeedFormat) =>
    `/feeds/${feedName(feed)}.${edition}.${FEED_FORMATS[format].extension}`;
  return { rss: file('rss'), atom: file('atom'), json: file('json') };
}

function toLinks(plan: FeedPlan | null): FeedLink[] {
  if (!plan) return [];
  return Object.entries(plan.files).map(([format, href]) => ({
    type: FEED_FORMATS[format as FeedFormat].type,
    title: plan.title,
    href,
  }));
}
