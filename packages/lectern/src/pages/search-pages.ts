import type { Config } from '../config/load.ts';
import type { RouteTable } from '../routes/table.ts';
import { type Called, usualWeight } from '../shared/found-pages.ts';
import { once } from '../shared/once.ts';
import type { Route } from '../shared/types.ts';
import type { PageMeta } from './compile-page.ts';
import { hasIndex, type LinkedPages } from './linked-pages.ts';

/** What search finds in one edition. */
export interface SearchPages {
  edition: string;
  /** In the order of their numbers in the index. */
  routes: Route[];
  /** For each, its path and title, what other pages make of it, and what its front matter says it counts. */
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
 * The pages of each edition that go into its index: those with text of their own, unless their front matter
 * says `search: false`. Empty when the site has no index.
 *
 * @param groupOf the heading that its sidebar has a page under
 * @param linked asked for with the priors, which nobody needs before all pages are rendered
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
