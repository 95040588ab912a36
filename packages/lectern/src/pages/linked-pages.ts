import type { Config } from '../config/load.ts';
import type { RouteTable } from '../routes/table.ts';
import type { Called } from '../shared/found-pages.ts';
import type { Route } from '../shared/types.ts';
import { withoutQuery } from '../shared/url.ts';
import { calledPages } from './called-pages.ts';
import type { PageMeta } from './compile-page.ts';

/** Data about links between pages that search uses, by the path of the target page. */
export interface LinkedPages {
  /** Number of other pages that link to a page. */
  counts: ReadonlyMap<string, number>;
  /** Texts of those links. */
  called: ReadonlyMap<string, Called[]>;
}

/**
 * Counts the links between pages. Does nothing for a site without a search index.
 *
 * @param metaOf metadata of a page; undefined for a broken page
 */
export function linkedPages(
  config: Config,
  table: RouteTable,
  metaOf: (route: Route) => Pick<PageMeta, 'links'> | undefined,
): LinkedPages {
  const counts = new Map<string, number>();
  if (!hasIndex(config)) return { counts, called: new Map() };
  for (const route of table.routes) {
    if (route.source) continue;
    const targets = new Set(
      metaOf(route)?.links.flatMap((link) => (link.route ? withoutQuery(link.route) : [])),
    );
    targets.delete(route.path);
    for (const path of targets) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return { counts, called: calledPages(table, metaOf) };
}

/** Checks whether a site has its own search index. */
export function hasIndex({ themeConfig: { search } }: Config): boolean {
  return search !== false && search.mode === 'local';
}
