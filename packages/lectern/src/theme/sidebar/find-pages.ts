import type { SidebarItem } from '../../client/index.ts';

/** Returns the number of links in a sidebar. */
export function countPages(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => {
    if (item.type === 'link') return sum + 1;
    return item.type === 'group' ? sum + (item.link ? 1 : 0) + countPages(item.items) : sum;
  }, 0);
}

/**
 * Returns the entries whose names contain a text, ignoring case, inside their groups. An entry is also matched by its
 * name after its group's: `output.asset` finds `assetPrefix` under `output`, and so does `output`.
 */
export function findPages(items: readonly SidebarItem[], text: string, groups: string[] = []): SidebarItem[] {
  const wanted = text.trim().toLowerCase();
  const isNamed = (name: string) => {
    const names = [...groups, name];
    return [names.join('.'), names.join(' ')].some((full) => full.toLowerCase().includes(wanted));
  };
  return items.flatMap((item): SidebarItem[] => {
    if (item.type === 'link') return isNamed(item.text) ? [item] : [];
    if (item.type !== 'group') return [];
    const found = findPages(item.items, text, [...groups, item.text]);
    if (found.length > 0) return [{ ...item, collapsible: false, items: found }];
    return item.link && isNamed(item.text) ? [{ type: 'link', text: item.text, link: item.link }] : [];
  });
}
