import { flattenSidebar } from '../pages/nav-tree.ts';
import type { SitePlan } from '../pages/plan.ts';
import type { NavItem, PageData, Route } from '../shared/types.ts';

/** Pages that belong together, with their name in the navigation. */
export interface Chapter {
  /** Empty for pages that are in no section, such as the home page. */
  title: string;
  pages: PageData[];
}

/**
 * Returns the pages of an edition in the order of a book: sections are in the order of the top navigation, and the
 * pages of each section in the order of its sidebar. Pages that are in neither are last, sorted by path.
 */
export function readingOrder(
  edition: string,
  routes: readonly Route[],
  plan: Pick<SitePlan, 'pageData' | 'sites' | 'sidebars'>,
): Chapter[] {
  const pages = routes.filter((route) => route.edition === edition).map(plan.pageData);
  const nav = flattenNav(plan.sites[edition]?.theme.nav ?? []);
  const byPath = new Map(pages.map((page) => [page.routePath, page]));
  const sections = new Map<string | null, PageData[]>();
  const named = nav.flatMap(({ link = '' }) => byPath.get(pathOf(link)) ?? []);
  const alone = pages.filter(({ sidebarUrl }) => sidebarUrl === null);
  for (const page of [...alone, ...named, ...pages]) {
    const section = sections.get(page.sidebarUrl);
    if (section) section.push(page);
    else sections.set(page.sidebarUrl, [page]);
  }
  return [...sections].map(([url, found]) => {
    const order = url
      ? flattenSidebar(plan.sidebars[url] ?? []).flatMap(({ link }) => byPath.get(link) ?? [])
      : [];
    const own = order.filter(({ sidebarUrl }) => sidebarUrl === url);
    return { title: url ? titleOf(found, nav) : '', pages: [...new Set([...own, ...found])] };
  });
}

/** Returns the name of a section in the navigation, or else the title of its first page. */
function titleOf(pages: readonly PageData[], nav: readonly NavItem[]): string {
  const paths = new Set(pages.map(({ routePath }) => routePath));
  const entry = nav.find(({ link = '' }) => paths.has(pathOf(link)));
  return entry?.text ?? pages[0]?.title ?? '';
}

function flattenNav(nav: readonly NavItem[]): NavItem[] {
  return nav.flatMap((item) => [item, ...flattenNav(item.items ?? [])]);
}

function pathOf(link: string): string {
  return link.replace(/[?#].*$/s, '');
}
