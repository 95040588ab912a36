import Slugger from 'github-slugger';
import type { Heading } from 'mdast';
import { type Page, type Placed, textOf, walk } from '../page.ts';

/**
 * Returns the id that VitePress gives a heading: in lower case, each run of other characters becomes a dash, and an
 * underscore precedes a digit at the start (documentation: "Header Anchors"; verified with its builds).
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
 * Adds an explicit id to each heading whose id would change. Links from other sites are unknown, so this is done for
 * all headings.
 *
 * @param changed offsets of headings whose text is changed by an edit
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
