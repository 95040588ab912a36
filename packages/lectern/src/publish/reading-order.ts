import { flattenSidebar } from '../pages/nav-tree.ts';
import type { SitePlan } from '../pages/plan.ts';
import type { NavItem, PageData } from '../shared/types.ts';

/** Pages that belong together, under the name that the navigation has for them. */
export interface Chapter {
  /** Empty for pages that are in no section, such as the home page. */
  title: string;
  pages: PageData[];
}

/**
 * The pages of an edition as a book: its sections in the order of the top navigation, the pages of each in that of
 * its sidebar. Pages that neither names come last, in the order of their paths.
 */
export function readingOrder(pages: readonly PageData[], nav: readonly NavItem[], plan: SitePlan): Chapter[] {
  const byPath = new Map(pages.map((page) => [page.routePath, page]));
  const sections = new Map<string | null, PageData[]>();
  const named = flattenNav(nav).flatMap(({ link = '' }) => byPath.get(pathOf(link)) ?? []);
  const alone = pages.filter(({ sidebarUrl }) => sidebarUrl === null);
  for (const page of [...alone, ...named, ...pages]) {
    sections.set(page.sidebarUrl, [...(sections.get(page.sidebarUrl) ?? []), page]);
  }
  return [...sections].map(([url, found]) => {
    const order = url
      ? flattenSidebar(plan.sidebars[url] ?? []).flatMap(({ link }) => byPath.get(link) ?? [])
      : [];
    const own = order.filter(({ sidebarUrl }) => sidebarUrl === url);
    return { title: url ? titleOf(found, nav) : '', pages: [...new Set([...own, ...found])] };
  });
}

/** What the navigation calls a section; else the title of its first page. */
function titleOf(pages: readonly PageData[], nav: readonly NavItem[]): string {
  const paths = new Set(pages.map(({ routePath }) => routePath));
  const entry = flattenNav(nav).find(({ link = '' }) => paths.has(pathOf(link)));
  return entry?.text ?? pages[0]?.title ?? '';
}

function flattenNav(nav: readonly NavItem[]): NavItem[] {
  return nav.flatMap((item) => [item, ...flattenNav(item.items ?? [])]);
}

function pathOf(link: string): string {
  return link.replace(/[?#].*$/s, '');
}
