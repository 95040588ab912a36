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
  /** Index of a path in `order`. The first one wins if a path occurs several times. */
  positions: ReadonlyMap<string, number>;
}

interface SectionOptions {
  config: Config;
  table: RouteTable;
  titleOf(route: Route): string;
  /** Returns the sidebar settings in the front matter of a page. */
  entryOf(route: Route): SidebarEntry;
  /** Returns false for a page that sidebars leave out. */
  isListed(route: Route): boolean;
  /** Returns false for an edition without a top navigation. */
  hasNav(edition: string): boolean;
  tell: Tell | undefined;
  /** Stores a sidebar's data and returns its URL. */
  addSidebar(name: string, items: SidebarItem[]): string;
}

/**
 * Creates a function that finds the section of a page. This is the sidebar that the config has for its path, or else
 * that of the first folder below the language's folder. It is null for a page outside of both. If neither a top
 * navigation nor the config links such a page to others, its sidebar is the tree of all pages. A section is built on
 * its first use.
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
  // Uses the whole title, because outside of its group the text of an entry may be unclear.
  const order = flattenSidebar(items).map(({ link, text }) => {
    const route = table.byPath(link);
    return { link, text: route ? titleOf(route) : text };
  });
  const places = order.map(({ link }, position) => [link, position] as const);
  // Reversed, so that the first position of a path wins.
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

/** Removes the entries of hidden pages from a sidebar, and groups that are empty then. */
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

/** Returns the sidebar of a page and its neighbors in the section. */
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
