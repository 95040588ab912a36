import type { ConfigSidebarItem, UserConfig } from '../../config/schema.ts';
import { isRecord, listAt, only, textAt } from '../their-config.ts';

type Theme = NonNullable<UserConfig['themeConfig']>;
type NavItem = NonNullable<Theme['nav']>[number];

/** Returns a link without the language prefix and without the file extension of pages. */
function route(link: string, prefix: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(link)) return link;
  const plain = link.replace(/\.(?:md|html)(?=$|[?#])/, '').replace(/(?<=\/)index(?=$|[?#])/, '');
  const path = plain.startsWith('/') ? plain : `/${plain}`;
  return prefix && (path === prefix || path.startsWith(`${prefix}/`))
    ? path.slice(prefix.length) || '/'
    : path;
}

/**
 * Converts a navigation entry. The entries of a group without a name move to its parent.
 *
 * @param prefix prefix of the language: `/zh`
 */
export function navItem(item: unknown, prefix: string): NavItem[] {
  if (!isRecord(item)) return [];
  const text = textAt(item, 'text');
  const items = Array.isArray(item.items) ? item.items.flatMap((inner) => navItem(inner, prefix)) : undefined;
  if (text === undefined) return items ?? [];
  const link = textAt(item, 'link');
  if (items?.length === 0 && link === undefined) return [];
  const match = textAt(item, 'activeMatch');
  return [
    {
      text,
      ...only({
        link: link && route(link, prefix),
        activeMatch: match,
        items: items?.length ? items : undefined,
      }),
    },
  ];
}

/** Converts one sidebar for all pages, or one for each path. */
export function sidebarOf(sidebar: unknown, prefix: string): Theme['sidebar'] {
  if (Array.isArray(sidebar)) return { '/': sidebar.map((item) => sidebarItem(item, prefix, '')) };
  if (!isRecord(sidebar)) return undefined;
  return Object.fromEntries(
    Object.entries(sidebar).map(([path, value]) => {
      const items = Array.isArray(value) ? value : listAt(value, 'items');
      const key = route(path, prefix);
      return [key, items.map((item) => sidebarItem(item, prefix, textAt(value, 'base') ?? ''))];
    }),
  );
}

function sidebarItem(item: unknown, prefix: string, above: string): ConfigSidebarItem {
  if (!isRecord(item)) return String(item);
  const base = textAt(item, 'base') ?? above;
  const link = textAt(item, 'link');
  const items = Array.isArray(item.items)
    ? item.items.map((inner) => sidebarItem(inner, prefix, base))
    : undefined;
  const path = link === undefined ? undefined : route(/^[a-z]+:/.test(link) ? link : base + link, prefix);
  return {
    ...only({
      text: textAt(item, 'text'),
      link: path,
      // Without the setting, a group in VitePress is not collapsible.
      collapsible: items && item.collapsed === undefined ? false : undefined,
      collapsed: items && item.collapsed === true ? true : undefined,
    }),
    ...(items && { items }),
  };
}
