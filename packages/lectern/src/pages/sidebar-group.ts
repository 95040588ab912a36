import type { SidebarItem } from '../shared/types.ts';

/**
 * Returns the heading of each page in a sidebar: the text of the outermost group, or the section header above it.
 *
 * @returns headings by route path; pages without a heading are left out
 */
export function sidebarGroups(items: readonly SidebarItem[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string>();
  const add = (item: SidebarItem, heading: string) => {
    if (item.type !== 'link' && item.type !== 'group') return;
    if (item.link && heading && !groups.has(item.link)) groups.set(item.link, heading);
    if (item.type === 'group') for (const child of item.items) add(child, heading);
  };
  let header = '';
  for (const item of items) {
    if (item.type === 'section-header') header = item.text;
    else add(item, item.type === 'group' ? item.text : header);
  }
  return groups;
}
