import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '../config/load.ts';
import type { RouteTable } from '../routes/table.ts';
import { DocsError, nearest } from '../shared/error.ts';
import { localizeLink } from '../shared/locale.ts';
import type { LocaleInfo, PageLinkRef, Route, SidebarItem } from '../shared/types.ts';
import { type MetaEntry, readSidebarMeta } from './sidebar-meta.ts';

export interface NavTreeOptions {
  config: Config;
  table: RouteTable;
  locale: LocaleInfo;
  titleOf(route: Route): string;
}

/**
 * The sidebar of a section, from its folders and `_meta.json` files.
 *
 * @param folder the section's folder, relative to the docs folder
 * @throws DocsError for a broken `_meta.json` or an entry that names nothing
 */
export function buildSidebar(folder: string, options: NavTreeOptions): SidebarItem[] {
  const file = metaFile(folder, options.config, options.locale);
  const entries = readSidebarMeta(file, options.config.project) ?? defaultEntries(folder, options);
  return entries.flatMap((entry) => toItems(entry, folder, file, options));
}

/**
 * The `_meta.json` of a folder; where there is none, that of the same folder in the first language that has one,
 * since its pages are shown there as well.
 */
export function metaFile(folder: string, { docsDir, localeInfos }: Config, locale: LocaleInfo): string {
  const name = folder.slice(locale.folder.length);
  const others = localeInfos.filter(({ version }) => version === locale.version);
  const files = [locale, ...others].map((info) => join(docsDir, info.folder + name, '_meta.json'));
  return files.find((file) => existsSync(file)) ?? join(docsDir, folder, '_meta.json');
}

/** Flat order of a sidebar, for previous and next: every link once, top to bottom. */
export function flattenSidebar(items: readonly SidebarItem[]): PageLinkRef[] {
  return items.flatMap((item) => {
    if (item.type === 'link') return [{ text: item.text, link: item.link }];
    if (item.type !== 'group') return [];
    return [...(item.link ? [{ text: item.text, link: item.link }] : []), ...flattenSidebar(item.items)];
  });
}

/** Without a `_meta.json`: the index, then files and folders in the order of their names. */
function defaultEntries(folder: string, { table }: NavTreeOptions): MetaEntry[] {
  const names = new Set<string>();
  for (const { filePath } of table.routes) {
    if (filePath.startsWith(`${folder}/`)) names.add(filePath.slice(folder.length + 1).split('/')[0] ?? '');
  }
  // With the extension on, so that `alias-strategy` comes before `alias`, as in a file list.
  const sorted = [...names].sort().map((name) => name.replace(/\.mdx?$/, ''));
  return [...sorted.filter((name) => name === 'index'), ...sorted.filter((name) => name !== 'index')];
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
        ...buildSidebar(`${folder}/${entry.name}`, options),
      ];
    default:
      return namedItem(entry, folder, file, options);
  }
}

type NamedEntry = { name: string; label?: string; tag?: string; collapsible?: boolean; collapsed?: boolean };

function namedItem(entry: NamedEntry, folder: string, file: string, options: NavTreeOptions): SidebarItem[] {
  const path = `${folder}/${entry.name}`;
  const route = ['.mdx', '.md'].map((ext) => options.table.byFile(path + ext)).find(Boolean);
  if (route) {
    return [
      { type: 'link', text: entry.label ?? options.titleOf(route), link: route.path, ...withTag(entry) },
    ];
  }
  const isFolder = options.table.routes.some(({ filePath }) => filePath.startsWith(`${path}/`));
  if (isFolder || existsSync(join(options.config.docsDir, path))) {
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
    where: relative(options.config.project, file),
    hint: suggestion ? `Did you mean "${suggestion}"?` : `Known here: ${known.join(', ')}.`,
  });
}

/** Under the group `output` the page `output.assetPrefix` is `assetPrefix`. */
function withoutPrefix(item: SidebarItem, group: string): SidebarItem {
  const prefix = `${group}.`;
  if (item.type !== 'link' || !item.text.startsWith(prefix) || item.text === prefix) return item;
  return { ...item, text: item.text.slice(prefix.length) };
}

function withTag({ tag }: { tag?: string }): { tag?: string } {
  return tag === undefined ? {} : { tag };
}
