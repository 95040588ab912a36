import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/load.ts';
import { STAND_INS } from '../routes/folder-page.ts';
import type { RouteTable } from '../routes/table.ts';
import { DocsError, nearest } from '../shared/error.ts';
import type { SidebarEntry } from '../shared/frontmatter.ts';
import { localizeLink } from '../shared/locale.ts';
import type { LocaleInfo, PageLinkRef, Route, SidebarItem } from '../shared/types.ts';
import { madeFile } from './plugin-pages.ts';
import { type MetaEntry, readSidebarMeta } from './sidebar-meta.ts';
import { orTold, type Tell } from './tell.ts';
import { textPlaces } from './text-places.ts';

export interface NavTreeOptions {
  config: Config;
  table: RouteTable;
  locale: LocaleInfo;
  titleOf(route: Route): string;
  /** Returns the sidebar settings in the front matter of a page. */
  entryOf(route: Route): SidebarEntry;
  tell?: Tell | undefined;
}

/**
 * Builds the sidebar of a section from its folders and `_meta.json` files.
 *
 * @param folder the section's folder, relative to the docs folder
 * @throws DocsError for a broken `_meta.json` or an entry that matches nothing, unless `tell` gets the error
 */
export function buildSidebar(folder: string, options: NavTreeOptions): SidebarItem[] {
  const file = metaFile(folder, options.config, options.locale);
  const written = orTold(options.tell, () => readSidebarMeta(file, options.config.project));
  const entries = written ?? defaultEntries(folder, options);
  return entries.flatMap((entry) => orTold(options.tell, () => toItems(entry, folder, file, options)) ?? []);
}

/**
 * Returns the `_meta.json` of a folder, or the one that a plugin generates for it. If there is none, returns that of
 * the same folder in the first language that has one, because its pages are shown there as well.
 */
export function metaFile(folder: string, config: Config, locale: LocaleInfo, file = '_meta.json'): string {
  const { docsDir, localeInfos } = config;
  const name = folder.slice(locale.folder.length).replace(/^\//, '');
  const others = localeInfos.filter(({ version }) => version === locale.version);
  const files = [locale, ...others].flatMap((info) => {
    const path = join(info.folder, name, file);
    return [join(docsDir, path), madeFile(path, config)];
  });
  return files.find((path) => existsSync(path)) ?? join(docsDir, folder, file);
}

/** Returns all links of a sidebar once, from top to bottom, for the links to the previous and next page. */
export function flattenSidebar(items: readonly SidebarItem[]): PageLinkRef[] {
  return items.flatMap((item) => {
    if (item.type === 'link') return [{ text: item.text, link: item.link }];
    if (item.type !== 'group') return [];
    return [...(item.link ? [{ text: item.text, link: item.link }] : []), ...flattenSidebar(item.items)];
  });
}

/**
 * Returns the entries of a folder without a `_meta.json`: the index, then pages with an order in their front matter,
 * then files and folders sorted by name.
 */
function defaultEntries(folder: string, { table, locale, entryOf }: NavTreeOptions): MetaEntry[] {
  const start = folder === '' ? '' : `${folder}/`;
  // Names include the extension, so that `alias-strategy` is sorted before `alias`, as in a file list.
  const places = new Map<string, number>();
  for (const route of table.inFolder(folder)) {
    const { filePath, edition, path } = route;
    if (edition !== locale.edition) continue;
    const [name = '', ...inside] = filePath.slice(start.length).split('/');
    const { order = Number.MAX_VALUE, hidden } = entryOf(route);
    if (hidden) continue;
    const isIndex = inside.length === 0 && path.endsWith('/');
    // The position of a folder is that of its first page.
    places.set(
      name,
      Math.min(places.get(name) ?? Number.POSITIVE_INFINITY, isIndex ? -Number.MAX_VALUE : order),
    );
  }
  return [...places]
    .sort(([a, first], [b, second]) => first - second || (a < b ? -1 : 1))
    .map(([name]) => name.replace(/\.mdx?$/, ''));
}

function toItems(entry: MetaEntry, folder: string, file: string, options: NavTreeOptions): SidebarItem[] {
  if (typeof entry === 'string') return namedItem({ name: entry }, folder, file, options);
  switch (entry.type) {
    case 'divider':
      return [{ type: 'divider', ...(entry.dashed && { dashed: true }) }];
    case 'section-header':
      return [{ type: 'section-header', text: entry.label, ...withTag(entry) }];
    case 'custom-link':
      return [
        {
          type: 'link',
          text: entry.label,
          link: localizeLink(entry.link, options.locale.prefix),
          ...withTag(entry),
        },
      ];
    case 'dir-section-header':
      return [
        { type: 'section-header', text: entry.label ?? entry.name, ...withTag(entry) },
        ...buildSidebar(pathIn(folder, entry.name), options),
      ];
    default:
      return namedItem(entry, folder, file, options);
  }
}

type NamedEntry = { name: string; label?: string; tag?: string; collapsible?: boolean; collapsed?: boolean };

function namedItem(entry: NamedEntry, folder: string, file: string, options: NavTreeOptions): SidebarItem[] {
  const path = pathIn(folder, entry.name);
  const route = routeAt(path, options.table);
  if (route) {
    const { label = options.titleOf(route), badge } = options.entryOf(route);
    const tag = entry.tag ?? (typeof badge === 'object' ? badge.text : badge);
    const text = entry.label ?? label;
    return [{ type: 'link', text, link: route.path, ...(tag !== undefined && { tag }) }];
  }
  // The file is a draft, or the config excludes it.
  const { docsDir } = options.config;
  if (['.mdx', '.md'].some((ext) => existsSync(join(docsDir, path + ext)))) return [];
  if (options.table.inFolder(path).length > 0 || existsSync(join(docsDir, path))) {
    return [
      {
        type: 'group',
        text: entry.label ?? entry.name,
        collapsible: entry.collapsible ?? true,
        collapsed: entry.collapsed ?? false,
        items: buildSidebar(path, options).map((item) => withoutPrefix(item, entry.label ?? entry.name)),
        ...withTag(entry),
      },
    ];
  }
  const known = defaultEntries(folder, options).map(String);
  const suggestion = nearest(entry.name, known);
  throw new DocsError(`"${entry.name}" is neither a page nor a folder here.`, {
    where: textPlaces(options.config)(entry.name, [file]),
    hint: suggestion ? `Did you mean "${suggestion}"?` : `Known here: ${known.join(', ')}.`,
  });
}

function pathIn(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** Returns the page of a path without extension. For `index`, also finds a file that substitutes for the index. */
function routeAt(path: string, table: RouteTable): Route | undefined {
  const standIns = /(?:^|\/)index$/.test(path) ? STAND_INS.map((name) => path.replace(/index$/, name)) : [];
  return [`${path}.mdx`, `${path}.md`, ...standIns].map((file) => table.byFile(file)).find(Boolean);
}

/** Removes the name of the group: in the group `output`, the page `output.assetPrefix` is shown as `assetPrefix`. */
function withoutPrefix(item: SidebarItem, group: string): SidebarItem {
  const prefix = `${group}.`;
  if (item.type !== 'link' || !item.text.startsWith(prefix) || item.text === prefix) return item;
  return { ...item, text: item.text.slice(prefix.length) };
}

function withTag({ tag }: { tag?: string }): { tag?: string } {
  return tag === undefined ? {} : { tag };
}
