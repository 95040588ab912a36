import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { type Page, type Placed, textOf, walk } from '../page.ts';
import type { Report } from '../report.ts';

type Heading = Placed & Extract<Nodes, { type: 'heading' }>;

/**
 * Adds a heading to a page. In a repository, a page is shown below the name of its file and needs no heading. On a site
 * it does.
 *
 * - If the page begins with a heading of level 2 that is the only one of its level, all headings move up one level.
 *   Their ids do not change, since they are made from their words.
 * - Otherwise the page gets the name of its file as its title, which Lectern shows as its heading.
 */
export function giveHeading(page: Page, report: Report): void {
  if (/<h1[\s>]/i.test(page.source) || page.front.data.title !== undefined) return;
  const headings: Heading[] = [];
  walk(page.tree, (node) => void (node.type === 'heading' && headings.push(node as Heading)));
  if (headings.some(({ depth }) => depth === 1)) return;
  const [first] = page.tree.children.filter(({ type }) => type !== 'yaml');
  const isAlone = headings.filter(({ depth }) => depth === 2).length === 1;
  const isMarked = headings.every(({ start }) => page.source[start] === '#');
  if (first?.type === 'heading' && first.depth === 2 && isAlone && isMarked) {
    for (const { start } of headings) page.edits.push({ start, end: start + 1, text: '' });
    report.add(
      'done',
      page.where(headings[0]?.start ?? 0),
      `"${textOf(first).trim()}" is the heading of the page now.`,
    );
    return;
  }
  const title = titleOf(page.file);
  if (!title) return;
  page.front.set('title', title);
  report.add(
    'done',
    page.file,
    `It has no heading of level 1: "${title}", as its file is called, is its title.`,
  );
}

/**
 * Converts a file name to a title: `Prototype-Poisoning.md` becomes "Prototype Poisoning". An index page uses the name
 * of its folder.
 */
function titleOf(file: string): string {
  const name = posix.basename(file).replace(/\.mdx?$/, '');
  const own = /^(?:index|readme)$/i.test(name) ? posix.basename(posix.dirname(file)) : name;
  const words = own === '.' ? '' : own.replace(/[-_]+/g, ' ').trim();
  return words && words[0]?.toUpperCase() + words.slice(1);
}
