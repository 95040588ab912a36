import { posix } from 'node:path';
import type { ConfigSidebarItem } from '../../config/schema.ts';
import { textAt } from '../their-config.ts';
import type { Move } from '../types.ts';
import type { PluginOptions } from './options.ts';
import { readSidebars } from './read-sidebars.ts';
import { sidebarsByPath } from './sections.ts';
import { type Doc, docsIn, tidy } from './tree.ts';

/** A docs folder besides the first one: `plugin-content-docs` with an `id`. */
export interface DocsFolder {
  id: string;
  /** Where it is, and where it goes, relative to the project. */
  from: string;
  to: string;
  /** Address of its pages: `/community`. */
  base: string;
  docs: Doc[];
  /** As their config has it. */
  sidebarPath: unknown;
}

/**
 * The docs folders besides the first one: each becomes a folder of that one, and its pages keep their addresses. One
 * whose place is taken, or whose pages would be at the root, is told as a plugin that was not taken over.
 *
 * @param root folder of the first one, relative to the project
 */
export function moreDocs({ files }: Move, options: PluginOptions, root: string): DocsFolder[] {
  return options.moreDocs.flatMap((settings) => {
    const id = textAt(settings, 'id') ?? 'a second one';
    const from = posix.normalize(textAt(settings, 'path') ?? 'docs').replace(/\/$/, '');
    const base = tidy(`/${textAt(settings, 'routeBasePath') ?? 'docs'}`);
    const to = root + base;
    const isTaken = files.list(to, /\.mdx?$/).length > 0;
    const docs = docsIn(files, from, base);
    // A move before has taken it.
    if (docs.length === 0 && isTaken) return [];
    if (base === '/' || isTaken || `${from}/`.startsWith(`${root}/`)) {
      options.others.push(`@docusaurus/plugin-content-docs (${id})`);
      return [];
    }
    const placed = docs.map((doc) => ({
      ...doc,
      to: to + doc.to.slice(from.length),
      route: base + doc.route,
      plugin: id,
    }));
    return [{ id, from, to, base, docs: placed, sidebarPath: settings.sidebarPath }];
  });
}

/**
 * The sidebars of further docs folders.
 *
 * @returns by path for the config, and by `id:name` for entries of the navigation
 */
export async function moreSidebars(
  move: Move,
  folders: readonly DocsFolder[],
  redirects: Record<string, string>,
): Promise<{ byPath: Record<string, ConfigSidebarItem[]>; byName: Record<string, ConfigSidebarItem[]> }> {
  const byPath: Record<string, ConfigSidebarItem[]> = {};
  const byName: Record<string, ConfigSidebarItem[]> = {};
  for (const { id, from, base, docs, sidebarPath } of folders) {
    if (sidebarPath === false) continue;
    const sidebars = await readSidebars({ move, named: sidebarPath, folder: from, docs, redirects, base });
    for (const [name, items] of Object.entries(sidebars)) byName[`${id}:${name}`] = items;
    for (const [path, items] of Object.entries(sidebarsByPath(sidebars, docs))) {
      // One sidebar is that of all pages: of this folder, here.
      byPath[path === '/' ? `${base}/` : path] = items;
    }
  }
  return { byPath, byName };
}
