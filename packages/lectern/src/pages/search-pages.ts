import type { Config } from '../config/load.ts';
import type { RouteTable } from '../routes/table.ts';
import { type Called, usualWeight } from '../shared/found-pages.ts';
import { once } from '../shared/once.ts';
import type { Route } from '../shared/types.ts';
import type { PageMeta } from './compile-page.ts';
import { hasIndex, type LinkedPages } from './linked-pages.ts';

/** Pages of one edition that search can find. */
export interface SearchPages {
  edition: string;
  /** Ordered by their numbers in the index. */
  routes: Route[];
  /** Returns path, title, sidebar group, incoming links and weight of each page. */
  priors(): SearchPrior[];
}

interface SearchPrior {
  route: string;
  title: string;
  group?: string;
  links: number;
  called: Called[];
  weight: number;
}

/**
 * Returns the pages of each edition that are indexed: those with text of their own, unless their front matter says
 * `search: false`. Empty if the site has no index.
 *
 * @param groupOf heading of a page in its sidebar
 * @param linked called only by `priors`, which is not needed before all pages are rendered
 */
export function searchPages(
  config: Config,
  table: RouteTable,
  metaOf: (route: Route) => PageMeta | undefined,
  groupOf: (route: Route) => string | undefined,
  linked: () => LinkedPages,
): SearchPages[] {
  if (!hasIndex(config)) return [];
  return config.localeInfos.map(({ edition }) => {
    const routes = table.routes.filter(
      (route) => route.edition === edition && !route.source && isFound(metaOf(route)),
    );
    const priors = () =>
      routes.map((route) => ({
        route: route.path,
        title: metaOf(route)?.title ?? '',
        group: groupOf(route) ?? '',
        links: linked().counts.get(route.path) ?? 0,
        called: linked().called.get(route.path) ?? [],
        weight: Number(metaOf(route)?.frontmatter.search ?? usualWeight(route.path)),
      }));
    return { edition, routes, priors: once(priors) };
  });
}

function isFound(meta: PageMeta | undefined): boolean {
  if (!meta) return false;
  const { search = true, pageType = 'doc', unlisted } = meta.frontmatter;
  return search !== false && !unlisted && (pageType === 'doc' || pageType === 'custom');
}
