import type { ConfigSidebarItem } from '../../config/schema.ts';
import { longestPrefix } from '../../pages/sidebar-config.ts';
import type { Doc } from './tree.ts';

/**
 * Returns sidebars by path prefix. Docusaurus assigns them by page: a folder gets the sidebar of most of its pages, and
 * pages with another sidebar get an entry of their own.
 *
 * @param sidebars entries by name
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
  const chosen = new Map<string, string>();
  const nameFor = (path: string) => chosen.get(longestPrefix([...chosen.keys()], path) ?? '');
  const home = owner.get('/');
  if (home !== undefined) chosen.set('/', home);
  for (const [folder, owners] of ownersByFolder(docs, owner)) {
    const main = mostFrequent(owners);
    if (main !== nameFor(folder)) chosen.set(folder, main);
  }
  const strays = () =>
    docs
      .filter(({ route }) => owner.has(route) && nameFor(route) !== owner.get(route))
      .map(({ route }) => route);
  // The path of one page may be a prefix of the path of another.
  for (let left = strays(); left.length > 0; left = strays()) {
    for (const route of left) chosen.set(route, owner.get(route) ?? '');
  }
  return Object.fromEntries(Array.from(chosen, ([path, name]) => [path, sidebars[name] ?? []]));
}

/** Returns the sidebar names of the pages in each folder, outer folders first. The start page has no folder. */
function ownersByFolder(docs: readonly Doc[], owner: ReadonlyMap<string, string>): [string, string[]][] {
  const folders = new Map<string, string[]>();
  for (const { route } of docs) {
    const name = owner.get(route);
    if (name === undefined) continue;
    for (let end = route.indexOf('/', 1); end > 0; end = route.indexOf('/', end + 1)) {
      const folder = route.slice(0, end + 1);
      folders.set(folder, [...(folders.get(folder) ?? []), name]);
    }
  }
  return [...folders].sort(([a], [b]) => a.length - b.length);
}

function mostFrequent(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

function linksIn(items: readonly ConfigSidebarItem[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string' ? [item] : [...(item.link ? [item.link] : []), ...linksIn(item.items ?? [])],
  );
}
