import type { ConfigSidebarItem } from '../../config/schema.ts';
import { at, isRecord, listAt, only, type Settings, textAt } from '../their-config.ts';
import { slugPath } from './rename.ts';
import { routeOf, type StarPage } from './tree.ts';

export interface SidebarContext {
  pages: readonly StarPage[];
  /** Language tag of the wanted labels: `zh-CN`; null for the labels as written. */
  tag: string | null;
}

/** Converts the sidebar of the config; lists all pages if it has none. */
export function starSidebar(sidebar: unknown, context: SidebarContext): ConfigSidebarItem[] {
  if (!Array.isArray(sidebar)) return folderItems('', context);
  return sidebar.flatMap((item) => itemsOf(item, context));
}

function itemsOf(item: unknown, context: SidebarContext): ConfigSidebarItem[] {
  if (typeof item === 'string') return pageItem(item, undefined, context);
  if (!isRecord(item)) return [];
  const text = wordsOf(item, context);
  const tag = badgeText(item.badge);
  const slug = textAt(item, 'slug');
  if (slug !== undefined) return pageItem(slug, text, context, tag);
  const link = textAt(item, 'link');
  if (link !== undefined) return [{ ...only({ text, tag }), link: pageRoute(link, context) }];
  const folder = textAt(item, 'autogenerate.directory');
  // Older versions have it in the group, newer ones in its items.
  const items =
    folder === undefined
      ? listAt(item, 'items').flatMap((inner) => itemsOf(inner, context))
      : folderItems(folder, context);
  if (text === undefined) return items;
  return [{ text, ...only({ tag, collapsed: item.collapsed === true ? true : undefined }), items }];
}

function wordsOf(item: Settings, { tag }: SidebarContext): string | undefined {
  return translated(item, tag) ?? textAt(item, 'label');
}

function badgeText(badge: unknown): string | undefined {
  if (typeof badge === 'string') return badge;
  return textAt(badge, 'text');
}

function pageItem(
  slug: string,
  text: string | undefined,
  { pages }: SidebarContext,
  tag?: string,
): ConfigSidebarItem[] {
  const plain = slug.replace(/^\/|\/$/g, '').replace(/^index$/, '');
  const page =
    pages.find((known) => known.lang === '' && known.slug === plain) ??
    pages.find((known) => known.slug === plain);
  const link = page ? routeOf(page) : `/${plain}`;
  return [text === undefined && tag === undefined ? link : { ...only({ text, tag }), link }];
}

function pageRoute(link: string, { pages }: SidebarContext): string {
  if (/^[a-z]+:/.test(link)) return link;
  const plain = link.replace(/[#?].*$/, '').replace(/^\/|\/$/g, '');
  const page = pages.find((known) => known.slug === plain);
  return page ? routeOf(page) + link.slice(link.search(/[#?]|$/)) : link;
}

/** Lists a folder like Starlight: pages by order, then by name, and folders under their own names. */
function folderItems(folder: string, context: SidebarContext): ConfigSidebarItem[] {
  const prefix = slugPath(folder.replace(/^\/|\/$/g, ''));
  const start = prefix === '' ? '' : `${prefix}/`;
  const own = context.pages.filter(
    ({ slug, lang, hidden }) => lang === '' && !hidden && (slug.startsWith(start) || slug === prefix),
  );
  const found =
    own.length > 0 ? own : context.pages.filter(({ slug, hidden }) => !hidden && slug.startsWith(start));
  const names = new Map<string, StarPage[]>();
  for (const page of found) {
    const name = page.slug.slice(start.length).split('/')[0] ?? '';
    names.set(name, [...(names.get(name) ?? []), page]);
  }
  const entries = [...names].map(([name, pages]) => {
    const page = pages.find(({ slug }) => slug === start + name || slug === prefix);
    const isFolder = pages.some(({ slug }) => slug.startsWith(`${start}${name}/`)) && name !== '';
    const order = Math.min(...pages.map((known) => known.order ?? Number.MAX_SAFE_INTEGER));
    const depth = start.split('/').length - 1;
    const text = pages[0]?.path.split('/')[depth] ?? name;
    const items = isFolder
      ? [{ text, items: folderItems(start + name, context) }]
      : page
        ? pageItem(page.slug, page.label ?? undefined, context)
        : [];
    return { name, order, items };
  });
  entries.sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));
  return entries.flatMap(({ items }) => items);
}

/** Returns the label of an entry in a language. Language tags are case-insensitive (RFC 5646, 2.1.1). */
function translated(item: unknown, tag: string | null): string | undefined {
  const words = at(item, 'translations');
  if (tag === null || !isRecord(words)) return undefined;
  const key = Object.keys(words).find((name) => name.toLowerCase() === tag.toLowerCase());
  return key === undefined ? undefined : textAt(words, key);
}

/** Checks whether any entry has its own label for a language. */
export function hasTranslations(sidebar: unknown, tag: string): boolean {
  return listOf(sidebar).some(
    (item) => translated(item, tag) !== undefined || hasTranslations(at(item, 'items'), tag),
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
