import { at } from '../their-config.ts';
import type { Move } from '../types.ts';
import type { PluginOptions } from './options.ts';
import { type Doc, docOf, tidy } from './tree.ts';

/**
 * Finds pages outside the docs folder, such as `src/pages/about.md`. Each keeps its address.
 *
 * @param root folder of the docs, relative to the project
 * @param docs pages that already have an address
 * @returns their folder, the Markdown pages that can be moved, and the files whose address another page has
 */
export function ownPages(
  { files }: Move,
  options: PluginOptions,
  { root, docs }: { root: string; docs: readonly Doc[] },
): { folder: string; pages: Doc[]; others: string[] } {
  const folder = String(at(options.pages, 'path') ?? 'src/pages');
  if (options.pages === false) return { folder, pages: [], others: [] };
  const taken = new Set(docs.map(({ route }) => tidy(route)));
  const pages: Doc[] = [];
  const others: string[] = [];
  for (const from of files.list(folder, /\.mdx?$/)) {
    const inside = from.slice(folder.length + 1);
    const to = `${root}/${inside}`;
    const route = tidy(`/${inside.replace(/(?:(?<=^|\/)index)?\.mdx?$/, '')}`);
    if (/(?:^|\/)_/.test(inside)) continue;
    if (taken.has(route) || files.exists(to)) others.push(from);
    else {
      const doc = docOf(from, inside, { folder: root, base: '', source: files.read(from) });
      pages.push({ ...doc, to, id: '', oldRoute: route, route, isAlone: true });
    }
  }
  return { folder, pages, others };
}
