import type { RouteTable } from '../routes/table.ts';
import type { NavItem } from '../shared/types.ts';
import { isExternal } from '../shared/url.ts';

/**
 * A link of a navigation with the slash at its end that its page has: authors write `/guide/` for the page `/guide`, and
 * the other way round, and a host may know one of them only. Where both are there, or neither, it stays as it is.
 *
 * @param link route path with query and hash, or a URL
 */
export function nearPath(link: string, table: RouteTable): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  if (isExternal(link) || !path.startsWith('/') || path === '/' || table.byPath(path)) return link;
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return table.byPath(other) ? other + rest : link;
}

/** Links of the navigation to pages that are there. */
export function nearNav(nav: readonly NavItem[], table: RouteTable): NavItem[] {
  return nav.map((item) => ({
    ...item,
    ...(item.link !== undefined && { link: nearPath(item.link, table) }),
    ...(item.items && { items: nearNav(item.items, table) }),
  }));
}
