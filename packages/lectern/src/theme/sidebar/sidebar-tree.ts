import type { SidebarItem } from '../../client/index.ts';

/** True when the entry is the page, or holds it at any depth. */
export function holdsPage(item: SidebarItem, routePath: string): boolean {
  if (item.type === 'link') return item.link === routePath;
  if (item.type !== 'group') return false;
  return item.link === routePath || item.items.some((child) => holdsPage(child, routePath));
}

/** Names of the groups that hold the page, outermost first; a group's own page is not inside it. */
export function trailOf(items: SidebarItem[], routePath: string): string[] {
  for (const item of items) {
    if (item.type !== 'group' || item.link === routePath || !holdsPage(item, routePath)) continue;
    return [item.text, ...trailOf(item.items, routePath)];
  }
  return [];
}
