import { posix } from 'node:path';
import type { ConfigSidebarItem } from '../../config/schema.ts';
import { textAt } from '../their-config.ts';
import type { Move } from '../types.ts';
import type { PluginOptions } from './options.ts';
import { readSidebars, type SidebarsOf } from './read-sidebars.ts';
import { sidebarsByPath } from './sections.ts';
import { type Doc, docsIn, tidy } from './tree.ts';

/** An additional docs folder: `plugin-content-docs` with an `id`. */
export interface DocsFolder {
  id: string;
  /** Current folder and destination, relative to the project. */
  from: string;
  to: string;
  /** Base address of its pages: `/community`. */
  base: string;
  docs: Doc[];
  /** Value in the Docusaurus config. */
  sidebarPath: unknown;
}

/**
 * Returns the additional docs folders. Each becomes a subfolder of the first one, and its pages keep their addresses. A
 * folder is reported as a plugin that was not migrated if its destination is taken or its pages would be at the root.
 *
 * @param root first docs folder, relative to the project
 */
export function moreDocs({ files }: Move, options: PluginOptions, root: string): DocsFolder[] {
  return options.moreDocs.flatMap((settings) => {
    const id = textAt(settings, 'id') ?? 'a second one';
    const from = posix.normalize(textAt(settings, 'path') ?? 'docs').replace(/\/$/, '');
    const base = tidy(`/${textAt(settings, 'routeBasePath') ?? 'docs'}`);
    const to = root + base;
    const isTaken = files.list(to, /\.mdx?$/).length > 0;
    const docs = docsIn(files, from, base);
    // An earlier run has already moved it.
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
 * Reads the sidebars of additional docs folders.
 *
 * @param languageOf returns the texts and the translations of a folder in another language
 * @returns sidebars by path for the config, and by `id:name` for navigation entries
 */
export async function moreSidebars(
  move: Move,
  folders: readonly DocsFolder[],
  redirects: Record<string, string>,
  languageOf: (folder: DocsFolder) => Pick<SidebarsOf, 'words' | 'translated'>,
): Promise<{ byPath: Record<string, ConfigSidebarItem[]>; byName: Record<string, ConfigSidebarItem[]> }> {
  const byPath: Record<string, ConfigSidebarItem[]> = {};
  const byName: Record<string, ConfigSidebarItem[]> = {};
  for (const folder of folders) {
    const { id, from, base, docs, sidebarPath } = folder;
    if (sidebarPath === false) continue;
    const sidebars = await readSidebars({
      move,
      named: sidebarPath,
      folder: from,
      docs,
      redirects,
      base,
      ...languageOf(folder),
    });
    for (const [name, items] of Object.entries(sidebars)) byName[`${id}:${name}`] = items;
    for (const [path, items] of Object.entries(sidebarsByPath(sidebars, docs))) {
      // A single sidebar applies to all pages, which here means all pages of this folder.
      byPath[path === '/' ? `${base}/` : path] = items;
    }
  }
  return { byPath, byName };
}
