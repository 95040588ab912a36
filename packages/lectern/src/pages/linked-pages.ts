import type { Config } from '../config/load.ts';
import type { RouteTable } from '../routes/table.ts';
import type { Called } from '../shared/found-pages.ts';
import type { Route } from '../shared/types.ts';
import { withoutQuery } from '../shared/url.ts';
import { calledPages } from './called-pages.ts';
import type { PageMeta } from './compile-page.ts';

/** What search makes of the links between pages, by the paths of the pages that they lead to. */
export interface LinkedPages {
  /** How many other pages link to a page. */
  counts: ReadonlyMap<string, number>;
  /** What it is called there. */
  called: ReadonlyMap<string, Called[]>;
}

/**
 * Counts the links between pages. Nothing is counted for a site without an index.
 *
 * @param metaOf what is known of a page; undefined for one that is broken
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

/** True for a site that is searched by an index of its own. */
export function hasIndex({ themeConfig: { search } }: Config): boolean {
  return search !== false && search.mode === 'local';
}
