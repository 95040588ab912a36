import { sourceName } from '../../pages/source-name.ts';
import type { NavItem, Route, SidebarItem } from '../../shared/types.ts';
import type { CheckContext } from '../context.ts';
import type { Finding } from '../finding.ts';

/**
 * Finds pages that cannot be reached from a home page through navigation, sidebars and links in texts. Search does not
 * count. Unlisted pages are meant to be unreachable.
 */
export function orphans(context: CheckContext): Finding[] {
  const { site, own } = context;
  const reached = reachedPaths(context);
  return own
    .filter(({ path }) => {
      const meta = site.metas.get(path);
      const isPage =
        meta && !meta.isNotice && !meta.frontmatter.unlisted && meta.frontmatter.pageType !== '404';
      return isPage && !reached.has(path);
    })
    .map((route) => ({
      code: 'orphan',
      level: 'warning',
      where: sourceName(route, site.config),
      message: 'Nothing links to this page: no navigation, no sidebar, and no page that readers can reach.',
      hint: 'Add it to a sidebar or link to it, write "unlisted: true" in its front matter, or delete it.',
      subject: route.path,
    }));
}

function reachedPaths({ site, plan }: CheckContext): Set<string> {
  const { config, table, metas } = site;
  const reached = new Set<string>();
  const queue: string[] = [];
  const add = (link: string) => {
    const path = link.replace(/[?#].*$/s, '');
    if (reached.has(path) || !table.byPath(path)) return;
    reached.add(path);
    queue.push(path);
  };
  for (const { edition, prefix } of config.localeInfos) {
    const home = `${prefix}/`;
    // Without a home page, every page in a sidebar is a starting point.
    if (!table.byPath(home)) for (const path of pathsInSidebars(plan.sidebars)) add(path);
    add(home);
    for (const link of navLinks(plan.sites[edition]?.theme.nav ?? [])) add(link);
  }
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const route = table.byPath(path) as Route;
    const meta = metas.get(path);
    if (!meta) continue;
    for (const { route: target } of meta.links) if (target) add(target);
    const { sidebarUrl, prev, next } = plan.pageData(route);
    for (const item of sidebarLinks(plan.sidebars[sidebarUrl ?? ''] ?? [])) add(item);
    for (const near of [prev, next]) if (near) add(near.link);
    for (const { pages } of plan.overview(route) ?? []) for (const { link } of pages) add(link);
    // The components of an index page may list the pages below it. Only they know which ones.
    if (path.endsWith('/') && meta.modules.length > 0)
      for (const below of pathsBelow(path, table.routes)) add(below);
  }
  return reached;
}

function pathsBelow(folder: string, routes: readonly Route[]): string[] {
  return folder === '/' ? [] : routes.flatMap(({ path }) => (path.startsWith(folder) ? path : []));
}

function pathsInSidebars(sidebars: Record<string, SidebarItem[]>): string[] {
  return Object.values(sidebars).flatMap(sidebarLinks);
}

function navLinks(items: readonly NavItem[]): string[] {
  return items.flatMap(({ link, items: inner = [] }) => [...(link ? [link] : []), ...navLinks(inner)]);
}

function sidebarLinks(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'link') return item.link;
    return item.type === 'group' ? [...(item.link ? [item.link] : []), ...sidebarLinks(item.items)] : [];
  });
}
