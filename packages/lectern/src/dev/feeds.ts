import { FEED_FORMATS, FEEDS_NEED_ORIGIN, type FeedFormat, feedPaths } from '../pages/feed-plans.ts';
import type { FeedItem } from '../publish/feed-formats.ts';
import { toFeedItem, writeFeed } from '../publish/feeds.ts';
import type { DevRenderer } from './render.ts';
import type { DevSite } from './site.ts';

/**
 * Returns a feed as a build writes it, with the current pages. Pages that are broken at the moment are left out.
 * Returns null for a path that is not a feed.
 */
export async function devFeed(
  path: string,
  site: DevSite,
  renderer: DevRenderer,
): Promise<[status: number, type: string, body: string] | null> {
  const { config } = site;
  if (!feedPaths(config).includes(path)) return null;
  for (const plan of site.plan().feeds()) {
    const format = (Object.keys(plan.files) as FeedFormat[]).find((name) => plan.files[name] === path);
    if (!format) continue;
    const items = new Map<string, FeedItem>();
    for (const route of plan.items) {
      const rendered = await renderer.page(route).catch(() => null);
      if (rendered) items.set(route.path, toFeedItem(config, rendered.page, rendered.update.payload.html));
    }
    if (items.size === 0) break;
    const type = `${FEED_FORMATS[format].type}; charset=utf-8`;
    return [200, type, writeFeed(config, plan, format, (item) => items.get(item))];
  }
  const reason = config.siteOrigin ? 'No page of this feed has a date and can be shown.' : FEEDS_NEED_ORIGIN;
  return [404, 'text/plain; charset=utf-8', `${reason}\n`];
}
