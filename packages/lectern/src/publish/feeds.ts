import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/load.ts';
import { urlSettings } from '../config/url-settings.ts';
import type { FeedFormat, FeedPlan } from '../pages/feed-plans.ts';
import { readDate } from '../shared/dates.ts';
import type { PageData } from '../shared/types.ts';
import { toHref, withBase } from '../shared/url.ts';
import { type Feed, type FeedItem, toAtom, toJsonFeed, toRss } from './feed-formats.ts';
import { feedHtml } from './feed-html.ts';

const WRITERS: Record<FeedFormat, (feed: Feed) => string> = { rss: toRss, atom: toAtom, json: toJsonFeed };

/** Collects and writes the feeds of a build. */
export interface FeedFiles {
  /** Checks whether a page is in a feed. */
  has(routePath: string): boolean;
  /**
   * Stores a page if it is in a feed. Pages may be added in any order.
   *
   * @param article HTML as readers get it
   */
  add(page: PageData, article: string): void;
  /** Writes all feeds. Called once their pages have been added. */
  finish(): void;
}

/** @param plans empty for a site without an origin, because addresses in feeds are absolute */
export function createFeedFiles(config: Config, plans: readonly FeedPlan[], stagingDir: string): FeedFiles {
  const wanted = new Set(plans.flatMap(({ items }) => items.map(({ path }) => path)));
  const items = new Map<string, FeedItem>();
  return {
    has: (path) => wanted.has(path),
    add(page, article) {
      if (wanted.has(page.routePath)) items.set(page.routePath, toFeedItem(config, page, article));
    },
    finish() {
      for (const plan of plans) {
        for (const format of Object.keys(plan.files) as FeedFormat[]) {
          const file = join(stagingDir, plan.files[format]);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(
            file,
            writeFeed(config, plan, format, (path) => items.get(path)),
          );
        }
      }
    },
  };
}

/** Converts a page to an item of feeds. */
export function toFeedItem(config: Config, page: PageData, article: string): FeedItem {
  const url = absolute(config, toHref(page.routePath, urlSettings(config)));
  return {
    title: page.title,
    description: page.description,
    url,
    date: readDate(page.frontmatter.date ?? '') ?? new Date(0),
    html: directed(feedHtml(article, url), config, page),
  };
}

/** Sets the direction of an article, because a feed reader may use another one. Code is always left to right. */
function directed(html: string, { localeInfos }: Config, { edition }: PageData): string {
  const dir = localeInfos.find((locale) => locale.edition === edition)?.dir;
  if (!dir) return html;
  return `<div dir="${dir}">${html.replace(/<(?:pre|code|kbd|samp)\b/g, '$& dir="ltr"')}</div>`;
}

/** Returns the text of one file of a feed. Pages without an item are left out. */
export function writeFeed(
  config: Config,
  plan: FeedPlan,
  format: FeedFormat,
  itemOf: (path: string) => FeedItem | undefined,
): string {
  const { title, description, tag, siteTitle, home, files } = plan;
  const address = (file: string) => absolute(config, withBase(config.base, file));
  return WRITERS[format]({
    title,
    description: description || title,
    language: tag,
    author: siteTitle,
    home: absolute(config, toHref(home, urlSettings(config))),
    urls: { rss: address(files.rss), atom: address(files.atom), json: address(files.json) },
    items: plan.items.flatMap(({ path }) => itemOf(path) ?? []),
  });
}

function absolute({ siteOrigin }: Config, href: string): string {
  return new URL(href, siteOrigin).href;
}
