import type { ConfigSidebarItem } from '../../config/schema.ts';
import type { Doc } from './tree.ts';

/**
 * Sidebars by the paths that they stand for. Docusaurus has them by page: a folder whose pages are all in one sidebar
 * is one path, and so is each other page.
 *
 * @param sidebars entries by their name
 */
export function sidebarsByPath(
  sidebars: Readonly<Record<string, ConfigSidebarItem[]>>,
  docs: readonly Doc[],
): Record<string, ConfigSidebarItem[]> {
  const names = Object.keys(sidebars).filter((name) => (sidebars[name]?.length ?? 0) > 0);
  const [first] = names;
  if (first === undefined) return {};
  if (names.length === 1) return { '/': sidebars[first] ?? [] };
  const owner = new Map<string, string>();
  for (const name of names) {
    for (const link of linksIn(sidebars[name] ?? [])) if (!owner.has(link)) owner.set(link, name);
  }
  const found: Record<string, ConfigSidebarItem[]> = {};
  for (const [folder, routes] of byFolder(docs)) {
    const owners = new Set(routes.flatMap((route) => owner.get(route) ?? []));
    const [only] = owners;
    if (owners.size === 1 && only !== undefined && folder !== '/') found[folder] = sidebars[only] ?? [];
    else
      for (const route of routes) {
        const name = owner.get(route);
        if (name !== undefined && route !== '/') found[route] = sidebars[name] ?? [];
      }
  }
  const home = owner.get('/');
  return home === undefined ? found : { ...found, '/': sidebars[home] ?? [] };
}

function byFolder(docs: readonly Doc[]): Map<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const { route } of docs) {
    const top = /^\/[^/]+\//.exec(route)?.[0] ?? '/';
    folders.set(top, [...(folders.get(top) ?? []), route]);
  }
  return folders;
}

function linksIn(items: readonly ConfigSidebarItem[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? [item] : [...(item.link ? [item.link] : []), ...linksIn(item.items ?? [])],
  );
}
