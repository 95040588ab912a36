import type { Config } from '../config/load.ts';
import type { RouteTable } from '../routes/table.ts';
import type { SidebarEntry } from '../shared/frontmatter.ts';
import type { LocaleInfo, PageData, PageLinkRef, Route, SidebarItem } from '../shared/types.ts';
import { buildSidebar, flattenSidebar } from './nav-tree.ts';
import { nearPath } from './near-path.ts';
import { configuredPrefix, configuredSidebar, hasSidebars } from './sidebar-config.ts';
import type { Tell } from './tell.ts';

/** Pages that share a sidebar. */
export interface Section {
  /** URL of the sidebar's data. */
  url: string;
  items: SidebarItem[];
  /** The sidebar's links from top to bottom, for previous and next. */
  order: PageLinkRef[];
  /** Where a path is in it: the first time, where there are several. */
  positions: ReadonlyMap<string, number>;
}

interface SectionOptions {
  config: Config;
  table: RouteTable;
  titleOf(route: Route): string;
  /** What the front matter of a page says of it in the sidebar. */
  entryOf(route: Route): SidebarEntry;
  /** False for a page that sidebars leave out. */
  isListed(route: Route): boolean;
  /** False for an edition without a top navigation. */
  hasNav(edition: string): boolean;
  tell: Tell | undefined;
  /** Takes a sidebar's data and tells its URL. */
  addSidebar(name: string, items: SidebarItem[]): string;
}

/**
 * Finds the section of a page: the sidebar that the config has for its path, else that of the first folder below
 * its language's; null for a page outside of any. Where nothing else leads from such a page to the others, neither a top
 * navigation nor the config, its sidebar is the tree of all pages. A section is laid out when it is first asked for.
 */
export function createSections(
  options: SectionOptions,
): (route: Route, locale: LocaleInfo) => Section | null {
  const { config, table, titleOf, entryOf, isListed, hasNav, tell, addSidebar } = options;
  const sections = new Map<string, Section>();
  const titleAt = (path: string) => {
    const route = table.byPath(path);
    return route ? (entryOf(route).label ?? titleOf(route)) : path;
  };
  const once = (key: string, name: string, edition: string, layOut: () => SidebarItem[]): Section => {
    const known = sections.get(key);
    if (known) return known;
    const near = nearItems(layOut(), table);
    const items = withoutHidden(near, (path) => {
      const route = table.byPath(path);
      return route ? !isListed(route) : table.isDraft(path);
    });
    const url = addSidebar(`sidebar.${edition}.${name}`, items);
    const section = { url, items, ...orderOf(items, table, titleOf) };
    sections.set(key, section);
    return section;
  };
  const needsTree = (locale: LocaleInfo) =>
    !hasNav(locale.edition) && !hasSidebars(config, locale) && table.pathsOf(locale.edition).length > 1;
  return ({ path, filePath, edition }, locale) => {
    const prefix = configuredPrefix(config, locale, path);
    if (prefix !== undefined) {
      const name = prefix.replace(/\W+/g, '') || 'root';
      return once(`${edition} ${prefix}`, name, edition, () =>
        configuredSidebar(config, locale, prefix, titleAt),
      );
    }
    const inLocale = locale.folder === '' ? filePath : filePath.slice(locale.folder.length + 1);
    const isInFolder = inLocale.includes('/');
    if (!isInFolder && !needsTree(locale)) return null;
    const name = isInFolder ? (inLocale.split('/')[0] ?? '') : '';
    const folder = [locale.folder, name].filter(Boolean).join('/');
    return once(folder, name || 'root', edition, () =>
      buildSidebar(folder, { config, table, locale, titleOf, entryOf, tell }),
    );
  };
}

function orderOf(
  items: readonly SidebarItem[],
  table: RouteTable,
  titleOf: (route: Route) => string,
): Pick<Section, 'order' | 'positions'> {
  // The whole title: out of its group an entry's text may say too little.
  const order = flattenSidebar(items).map(({ link, text }) => {
    const route = table.byPath(link);
    return { link, text: route ? titleOf(route) : text };
  });
  const places = order.map(({ link }, position) => [link, position] as const);
  // The first place of a path wins.
  return { order, positions: new Map(places.reverse()) };
}

function nearItems(items: readonly SidebarItem[], table: RouteTable): SidebarItem[] {
  return items.map((item): SidebarItem => {
    if (item.type === 'link') return { ...item, link: nearPath(item.link, table) };
    if (item.type !== 'group') return item;
    const { link } = item;
    return {
      ...item,
      ...(link !== undefined && { link: nearPath(link, table) }),
      items: nearItems(item.items, table),
    };
  });
}

/** The entries of a sidebar without those of hidden pages, and without groups that have nothing left. */
function withoutHidden(items: readonly SidebarItem[], isHidden: (path: string) => boolean): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'link') return isHidden(item.link) ? [] : [item];
    if (item.type !== 'group') return [item];
    const left = withoutHidden(item.items, isHidden);
    const { link, ...group } = item;
    const shown = link !== undefined && !isHidden(link) ? { link } : {};
    const isEmpty = left.length === 0 && item.items.length > 0 && shown.link === undefined;
    return isEmpty ? [] : [{ ...group, ...shown, items: left }];
  });
}

/** Where a page is in its section. */
export function placeIn(
  section: Section | null,
  path: string,
): Pick<PageData, 'sidebarUrl' | 'prev' | 'next'> {
  const position = section?.positions.get(path) ?? -1;
  return {
    sidebarUrl: section?.url ?? null,
    prev: (position > 0 && section?.order[position - 1]) || null,
    next: (position >= 0 && section?.order[position + 1]) || null,
  };
}
