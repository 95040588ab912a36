import type { SidebarItem } from '../../client/index.ts';
import { isExternal } from '../../shared/url.ts';
import { countPages } from './find-pages.ts';
import { holdsPage } from './sidebar-tree.ts';

/** Entries of a list from index `from` to index `to`, exclusive. */
export interface Range {
  from: number;
  to: number;
}

/**
 * Number of pages above which a sidebar shows only parts of its lists. Each document of a section contains its whole
 * sidebar, so a section of 5,000 pages would take 1.4 GB.
 */
const LARGE = 500;

/** Number of entries that the list with the current page initially shows around it. */
const AROUND = 100;

/** Number of entries that any other list initially shows. */
const BEGINNING = 10;

/** Number of entries that are added when a reader asks for more. */
const MORE = 500;

/** Maximum number of entries that are shown anyway instead of being left out. */
const FEW = 20;

/** Whether the lists of a sidebar show only parts of their entries. */
export function isLargeSidebar(items: readonly SidebarItem[]): boolean {
  return countPages(items) > LARGE;
}

/** Returns the range that a list shows before a reader asks for more. */
export function beginRange(items: readonly SidebarItem[], routePath: string): Range {
  const current = currentIndex(items, routePath);
  if (current === -1) return widened({ from: 0, to: BEGINNING }, items);
  // The same number of entries is shown near both ends of the list.
  const from = Math.max(0, Math.min(current - AROUND / 2, items.length - AROUND));
  return widened({ from, to: from + AROUND }, items);
}

/**
 * Returns the same range if it contains the current page or the list does not. Otherwise returns the initial range
 * there.
 */
export function rangeOf(range: Range, items: readonly SidebarItem[], routePath: string): Range {
  const current = currentIndex(items, routePath);
  const isShown = current === -1 || (range.from <= current && current < range.to);
  return isShown && range.to <= items.length ? range : beginRange(items, routePath);
}

/** Returns the range with more entries before or after it. */
export function moreOf({ from, to }: Range, items: readonly SidebarItem[], isBefore: boolean): Range {
  return widened(isBefore ? { from: from - MORE, to } : { from, to: to + MORE }, items);
}

/** Returns the first page of this site among entries, at any depth. */
export function firstPage(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type !== 'link' && item.type !== 'group') continue;
    if (item.link && !isExternal(item.link)) return item.link;
    const inside = item.type === 'group' ? firstPage(item.items) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

function currentIndex(items: readonly SidebarItem[], routePath: string): number {
  return items.findIndex((item) => holdsPage(item, routePath));
}

/** Limits a range to the list, and extends it over remaining parts that are too small to leave out. */
function widened({ from, to }: Range, items: readonly SidebarItem[]): Range {
  return {
    from: from <= FEW || countPages(items.slice(0, from)) === 0 ? 0 : from,
    to: to + FEW >= items.length || countPages(items.slice(to)) === 0 ? items.length : to,
  };
}
