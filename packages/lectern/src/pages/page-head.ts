import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/load.ts';
import type { RouteTable } from '../routes/table.ts';
import { remembered } from '../shared/remembered.ts';
import type { Route } from '../shared/types.ts';
import { cardPath, withBase } from '../shared/url.ts';
import type { PageMeta } from './compile-page.ts';
import type { Crumb, PageHead, PageImage } from './head.ts';
import { isNotFound } from './not-found.ts';
import { hasSubject, withoutReplaced } from './replaced-tags.ts';

interface PageHeadOptions {
  config: Config;
  table: RouteTable;
  metaOf(route: Route): PageMeta | undefined;
  titleOf(route: Route): string;
  dateOf(route: Route): string | null;
}

/** Creates a function that returns the data for a document's head. It is called without a route for the 404 page. */
export function createPageHeads(options: PageHeadOptions): (route?: Route) => PageHead {
  const { config, metaOf, dateOf } = options;
  // A project that sets one picture for all pages wants no cards.
  const hasCards = config.siteOrigin !== undefined && config.cards && !hasSubject(config.head, 'og:image');
  // Cached, because documents, cards, llms.txt and the sitemap all need it.
  return remembered((route) => {
    const ownTags = (route && metaOf(route)?.frontmatter.head) ?? [];
    return {
      crumbs: route ? crumbsOf(route, options) : [],
      modified: route ? dateOf(route) : null,
      image: route ? imageOf(route, options, hasCards) : null,
      structuredData: (route && metaOf(route)?.structuredData) ?? {},
      tags: withoutReplaced(config.head, ownTags),
      ownTags,
    };
  });
}

/** Size of a card in pixels. Consumers of Open Graph do not crop this size. */
export const CARD_SIZE = { width: 1200, height: 630 };

function imageOf(route: Route, { config, metaOf }: PageHeadOptions, hasCards: boolean): PageImage | null {
  const own = metaOf(route)?.picture;
  if (own) return own;
  if (!hasCards || isNotFound(route, config.localeInfos)) return null;
  // A text that is shown in several languages has only one picture.
  const path = cardPath(route.source?.path ?? route.path);
  const src = withBase(config.base, path);
  // A public file at the address of a card is the author's own picture.
  return existsSync(join(config.publicDir, path)) ? { src } : { src, ...CARD_SIZE, isCard: true };
}

/** Returns the pages of the folders that contain a page. Breadcrumbs follow the address. */
function crumbsOf({ path, edition }: Route, { config, table, titleOf }: PageHeadOptions): Crumb[] {
  const prefix = config.localeInfos.find((locale) => locale.edition === edition)?.prefix ?? '';
  const names = path
    .slice(prefix.length + 1)
    .split('/')
    .slice(0, -1);
  return names
    .map((_name, index) => table.byPath(`${prefix}/${names.slice(0, index + 1).join('/')}/`))
    .flatMap((route) => (route && route.path !== path ? [{ name: titleOf(route), path: route.path }] : []));
}
