import Slugger from 'github-slugger';
import type { Heading } from 'mdast';
import { type Page, type Placed, textOf, walk } from '../page.ts';

/**
 * The id that VitePress gives a heading: letters as they are, every run of other signs a dash, a letter before a digit
 * at the start (its documentation: "Header Anchors"; tried on its builds).
 */
export function vitepressSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(?=\d)/, '_')
    .toLowerCase();
}

const EXPLICIT = /\s*\{#[^\s{}]+\}\s*#*\s*$/;

/**
 * Gives each heading whose id would change the one that it has: links from elsewhere are not known, so it is all of
 * them.
 *
 * @param taken what an edit takes out of headings, or puts into them
 */
export function keepIds(page: Page, changed: ReadonlySet<number>): void {
  const own = new Slugger();
  const theirs = new Map<string, number>();
  walk(page.tree, (node) => {
    if (node.type !== 'heading') return;
    const heading = node as Placed<Heading>;
    const written = page.source.slice(heading.start, heading.end);
    if (EXPLICIT.test(written.split('\n')[0] ?? '')) return;
    const text = textOf(heading).trim();
    const slug = vitepressSlug(text);
    const count = theirs.get(slug) ?? 0;
    theirs.set(slug, count + 1);
    const id = count === 0 ? slug : `${slug}-${count}`;
    const ownId = own.slug(/[\p{L}\p{N}]/u.test(text) ? text.replace(/\s+/g, ' ') : 'section');
    if (!id || (id === ownId && !changed.has(heading.start))) return;
    const lineEnd = heading.start + (written.split('\n')[0] ?? '').replace(/\s*#*\s*$/, '').length;
    page.edits.push({ start: lineEnd, end: lineEnd, text: ` {#${id}}` });
  });
}
