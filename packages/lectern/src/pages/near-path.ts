import type { RouteTable } from '../routes/table.ts';
import type { NavItem } from '../shared/types.ts';
import { isExternal } from '../shared/url.ts';

/**
 * Adds or removes the trailing slash of a navigation link so that it matches the page. Authors write `/guide/` for the
 * page `/guide`, and vice versa, and a host may know only one of them. If both pages exist, or neither does, the link
 * is unchanged.
 */
export function nearPath(link: string, table: RouteTable): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  if (isExternal(link) || !path.startsWith('/') || path === '/' || table.byPath(path)) return link;
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return table.byPath(other) ? other + rest : link;
}

/** Corrects the trailing slashes of all links in a navigation. */
export function nearNav(nav: readonly NavItem[], table: RouteTable): NavItem[] {
  return nav.map((item) => ({
    ...item,
    ...(item.link !== undefined && { link: nearPath(item.link, table) }),
    ...(item.items && { items: nearNav(item.items, table) }),
  }));
}
