import type { Config } from '../config/load.ts';
import type { RouteTable } from '../routes/table.ts';
import { type Called, usualWeight } from '../shared/found-pages.ts';
import type { Route } from '../shared/types.ts';
import { withoutQuery } from '../shared/url.ts';
import { calledPages } from './called-pages.ts';
import type { PageMeta } from './compile-page.ts';

/** What search finds in one edition. */
export interface SearchPages {
  edition: string;
  /** In the order of their numbers in the index. */
  routes: Route[];
  /** For each, its path and title, what other pages make of it, and what its front matter says it counts. */
  priors: { route: string; title: string; group?: string; links: number; called: Called[]; weight: number }[];
}

/**
 * The pages of each edition that go into its index: those with text of their own, unless their front matter
 * says `search: false`. Empty when the site has no index.
 *
 * @param groupOf the heading that its sidebar has a page under
 */
export function searchPages(
  config: Config,
  table: RouteTable,
  metaOf: (route: Route) => PageMeta | undefined,
  groupOf: (route: Route) => string | undefined,
): SearchPages[] {
  const { search } = config.themeConfig;
  if (search === false || search.mode !== 'local') return [];
  const links = new Map<string, number>();
  for (const route of table.routes) {
    if (route.source) continue;
    const targets = new Set(
      metaOf(route)?.links.flatMap((link) => (link.route ? withoutQuery(link.route) : [])),
    );
    targets.delete(route.path);
    for (const path of targets) links.set(path, (links.get(path) ?? 0) + 1);
  }
  const called = calledPages(table, metaOf);
  return config.localeInfos.map(({ edition }) => {
    const routes = table.routes.filter(
      (route) => route.edition === edition && !route.source && isFound(metaOf(route)),
    );
    const priors = routes.map((route) => ({
      route: route.path,
      title: metaOf(route)?.title ?? '',
      group: groupOf(route) ?? '',
      links: links.get(route.path) ?? 0,
      called: called.get(route.path) ?? [],
      weight: Number(metaOf(route)?.frontmatter.search ?? usualWeight(route.path)),
    }));
    return { edition, routes, priors };
  });
}

function isFound(meta: PageMeta | undefined): boolean {
  if (!meta) return false;
  const { search = true, pageType = 'doc', unlisted } = meta.frontmatter;
  return search !== false && !unlisted && (pageType === 'doc' || pageType === 'custom');
}
