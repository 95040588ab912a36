import type { Config } from '../config/load.ts';
import type { RouteTable } from '../routes/table.ts';
import type { LocaleInfo, PageData, PageLinkRef, Route, SidebarItem } from '../shared/types.ts';
import { buildSidebar, flattenSidebar } from './nav-tree.ts';
import { configuredPrefix, configuredSidebar } from './sidebar-config.ts';

/** Pages that share a sidebar. */
export interface Section {
  /** URL of the sidebar's data. */
  url: string;
  items: SidebarItem[];
  /** The sidebar's links from top to bottom, for previous and next. */
  order: PageLinkRef[];
}

interface SectionOptions {
  config: Config;
  table: RouteTable;
  titleOf(route: Route): string;
  /** Takes a sidebar's data and tells its URL. */
  addSidebar(name: string, items: SidebarItem[]): string;
}

/**
 * Finds the section of a page: the sidebar that the config has for its path, else that of the first folder below
 * its language's; null for a page outside of any. A section is laid out when it is first asked for.
 */
export function createSections(
  options: SectionOptions,
): (route: Route, locale: LocaleInfo) => Section | null {
  const { config, table, titleOf, addSidebar } = options;
  const sections = new Map<string, Section>();
  const titleAt = (path: string) => {
    const route = table.byPath(path);
    return route ? titleOf(route) : path;
  };
  const once = (key: string, name: string, edition: string, layOut: () => SidebarItem[]): Section => {
    const known = sections.get(key);
    if (known) return known;
    const items = layOut();
    const section = {
      url: addSidebar(`sidebar.${edition}.${name}`, items),
      items,
      // The whole title: out of its group an entry's text may say too little.
      order: flattenSidebar(items).map(({ link, text }) => {
        const route = table.byPath(link);
        return { link, text: route ? titleOf(route) : text };
      }),
    };
    sections.set(key, section);
    return section;
  };
  return ({ path, filePath, edition }, locale) => {
    const prefix = configuredPrefix(config, locale, path);
    if (prefix !== undefined) {
      const name = prefix.replace(/\W+/g, '') || 'root';
      return once(`${edition} ${prefix}`, name, edition, () =>
        configuredSidebar(config, locale, prefix, titleAt),
      );
    }
    const inLocale = locale.folder === '' ? filePath : filePath.slice(locale.folder.length + 1);
    if (!inLocale.includes('/')) return null;
    const name = inLocale.split('/')[0] ?? '';
    const folder = [locale.folder, name].filter(Boolean).join('/');
    return once(folder, name, edition, () => buildSidebar(folder, { config, table, locale, titleOf }));
  };
}

/** Where a page is in its section. */
export function placeIn(
  section: Section | null,
  path: string,
): Pick<PageData, 'sidebarUrl' | 'prev' | 'next'> {
  const position = section?.order.findIndex(({ link }) => link === path) ?? -1;
  return {
    sidebarUrl: section?.url ?? null,
    prev: (position > 0 && section?.order[position - 1]) || null,
    next: (position >= 0 && section?.order[position + 1]) || null,
  };
}
