import type { SidebarItem } from '../../client/index.ts';

/** Checks whether the entry is the page or contains it at any depth. */
export function holdsPage(item: SidebarItem, routePath: string): boolean {
  if (item.type === 'link') return item.link === routePath;
  if (item.type !== 'group') return false;
  return item.link === routePath || item.items.some((child) => holdsPage(child, routePath));
}

/**
 * Returns the names of the groups that contain the page, outermost first. A group's own page is not inside the group.
 */
export function trailOf(items: SidebarItem[], routePath: string): string[] {
  for (const item of items) {
    if (item.type !== 'group' || item.link === routePath || !holdsPage(item, routePath)) continue;
    return [item.text, ...trailOf(item.items, routePath)];
  }
  return [];
}
