import type { NavItem } from '../../client/index.ts';

/**
 * True when the page lies in the section that a nav item stands for: by `activeMatch` where there is one,
 * else when the item's link, or one below it, is the page or a folder above it.
 */
export function isNavItemActive(item: NavItem, routePath: string, homePath: string): boolean {
  if (item.activeMatch) return new RegExp(item.activeMatch).test(routePath);
  if (item.items?.some((child) => isNavItemActive(child, routePath, homePath))) return true;
  const { link } = item;
  if (!link) return false;
  // The home page is above every page, so only itself makes it active.
  if (link === routePath || link === homePath) return link === routePath;
  return routePath.startsWith(link.endsWith('/') ? link : `${link}/`);
}
