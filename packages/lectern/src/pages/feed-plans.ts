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

/** The formats of a feed: how their files end, and their media types. */
export const FEED_FORMATS = {
  rss: { extension: 'rss.xml', type: 'application/rss+xml' },
  atom: { extension: 'atom.xml', type: 'application/atom+xml' },
  json: { extension: 'json', type: 'application/feed+json' },
} as const;

export type FeedFormat = keyof typeof FEED_FORMATS;

/** Why a site that asks for feeds has none. */
export const FEEDS_NEED_ORIGIN =
  'There are no feeds: their addresses are absolute. Set "siteOrigin" to where the site is published.';

/** More than a reader of feeds catches up on; each item has its whole article. */
const MOST_ITEMS = 20;

/** A feed of one edition, as it is before its pages are rendered. */
export interface FeedPlan {
  title: string;
  description: string;
  /** BCP 47 tag. */
  tag: string;
  siteTitle: string;
  /** Path of the page that a feed belongs to: the folder's index, else the home page. */
  home: string;
  /** Site paths of its files. */
  files: Record<FeedFormat, string>;
  /** Its pages, newest first. */
  items: Route[];
}

type FeedConfig = Config['feeds'][number];
type MetaOf = (route: Route) => PageMeta | undefined;

/** The feeds of a site that is published somewhere: one for each edition that has dated pages in the folder. */
export interface FeedPlans {
  all(): FeedPlan[];
  /** Feeds of the folder that a page is in, as a part of its data: nothing where there are none. */
  linksOf(route: Route): { feeds?: FeedLink[] };
}

/** Plans feeds when they are asked for, since that takes all pages of their folders. */
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

/** Site paths of all feeds that a site may have, whether or not it has pages for them. */
export function feedPaths({ feeds, localeInfos }: Config): string[] {
  return feeds.flatMap((feed) => localeInfos.flatMap((locale) => Object.values(feedFiles(feed, locale))));
}

/**
 * Feeds that would be empty in every language: an error of the config for each, and a warning for one that a plugin
 * has added, whose author may have written nothing yet. Pages that cannot be compiled may have a date.
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

/** Newest first; pages of one day in the order of their paths. */
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
