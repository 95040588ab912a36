import type { SidebarItem } from '../../client/index.ts';
import { isExternal } from '../../shared/url.ts';
import { countPages } from './find-pages.ts';
import { holdsPage } from './sidebar-tree.ts';

/** Entries of a list from one index up to another, which is not in it. */
export interface Range {
  from: number;
  to: number;
}

/**
 * A sidebar of more pages than this shows parts of its lists: each document of the section has all that it shows, so a
 * section of 5,000 pages would weigh 1.4 GB.
 */
const LARGE = 500;

/** Entries that the list with the current page begins with, around it. */
const AROUND = 100;

/** Entries that another list begins with. */
const BEGINNING = 10;

/** A reader who asks for more gets so many entries. */
const MORE = 500;

/** So few entries are not left out. */
const FEW = 20;

/** Whether lists of a sidebar show parts of what they hold. */
export function isLargeSidebar(items: readonly SidebarItem[]): boolean {
  return countPages(items) > LARGE;
}

/** What a list shows before a reader asks for more. */
export function beginRange(items: readonly SidebarItem[], routePath: string): Range {
  const current = currentIndex(items, routePath);
  if (current === -1) return widened({ from: 0, to: BEGINNING }, items);
  // As many entries at both ends of the list.
  const from = Math.max(0, Math.min(current - AROUND / 2, items.length - AROUND));
  return widened({ from, to: from + AROUND }, items);
}

/** The same range where it holds the current page, or the list does not; else the one to begin with there. */
export function rangeOf(range: Range, items: readonly SidebarItem[], routePath: string): Range {
  const current = currentIndex(items, routePath);
  const isShown = current === -1 || (range.from <= current && current < range.to);
  return isShown && range.to <= items.length ? range : beginRange(items, routePath);
}

/** The range with more entries before or after it. */
export function moreOf({ from, to }: Range, items: readonly SidebarItem[], isBefore: boolean): Range {
  return widened(isBefore ? { from: from - MORE, to } : { from, to: to + MORE }, items);
}

/** The first page of this site among entries, at any depth. */
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

/** Within the list, and with what is too little to be left out. */
function widened({ from, to }: Range, items: readonly SidebarItem[]): Range {
  return {
    from: from <= FEW || countPages(items.slice(0, from)) === 0 ? 0 : from,
    to: to + FEW >= items.length || countPages(items.slice(to)) === 0 ? items.length : to,
  };
}
