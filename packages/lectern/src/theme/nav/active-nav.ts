import type { NavItem } from '../../client/index.ts';

/**
 * Checks whether the page is in the section of a nav item: by `activeMatch` if it is set, otherwise if the link of the
 * item, or of an item below it, is the page or a folder above it.
 */
export function isNavItemActive(item: NavItem, routePath: string, homePath: string): boolean {
  if (item.activeMatch) return new RegExp(item.activeMatch).test(routePath);
  if (item.items?.some((child) => isNavItemActive(child, routePath, homePath))) return true;
  const { link } = item;
  if (!link) return false;
  // The home page is above every page, so only an exact match makes it active.
  if (link === routePath || link === homePath) return link === routePath;
  return routePath.startsWith(link.endsWith('/') ? link : `${link}/`);
}
