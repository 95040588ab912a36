import type { Files } from '../files.ts';
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
  for (const page of pagesOutside(files, folder, root)) {
    if (taken.has(page.route) || files.exists(page.to)) others.push(page.from);
    else pages.push(page);
  }
  return { folder, pages, others };
}

/** Returns the Markdown pages of a folder outside the docs. @param to folder that they are moved to */
export function pagesOutside(files: Files, folder: string, to: string): Doc[] {
  return files.list(folder, /\.mdx?$/).flatMap((from): Doc[] => {
    const inside = from.slice(folder.length + 1);
    if (/(?:^|\/)_/.test(inside)) return [];
    const doc = docOf(from, inside, { folder: to, base: '', source: files.read(from) });
    const route = tidy(`/${inside.replace(/(?:(?<=^|\/)index)?\.mdx?$/, '')}`);
    return [{ ...doc, to: `${to}/${inside}`, id: '', oldRoute: route, route, isAlone: true }];
  });
}
