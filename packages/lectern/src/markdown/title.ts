import { basename, extname } from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { MdastVisitorContext } from 'satteri';
import type { Frontmatter } from '../shared/types.ts';
import { decodeEntities, escapeHtml } from './html.ts';
import type { Page, SourceFile } from './page.ts';

/**
 * Placeholder for the heading, replaced once it is known that the text has none. It has no quotes, since it is also in
 * strings of code.
 */
const PLACE = '<lectern-title></lectern-title>';

/**
 * Matches the name of an option, such as `performance.removeMomentLocale`. It is wider than a phone, and without help a
 * line breaks inside of its words.
 */
const OPTION_NAME = /^\w+(?:\.\w+)+$/;

/** Matches `{#own-id}` at the end of a heading. */
export const OWN_ID = /\s*\\?\{#[^\s{}]+\}$/;

/** Matches a heading of level 1 on the first line that is not empty. Nearly all pages begin with one. */
const BEGINS_WITH_H1 = /^\n*#[ \t]+\S/;

const RAW_H1 = /<h1\b[^>]*>([\s\S]*?)<\/h1\s*>/i;

/** Checks whether a page begins with its text, not with a hero or a custom layout. */
export function isTextPage({
  pageType = 'doc',
  hero,
  layout = 'doc',
  template = 'doc',
}: Frontmatter): boolean {
  const isDoc = pageType === 'doc' && layout === 'doc' && (template === 'doc' || template === 'splash');
  return isDoc && !hero;
}

/**
 * Returns the heading that a page shows if its text has none: the title of the front matter, as in Starlight and
 * Docusaurus. Empty for pages that begin with something else.
 */
export function headingOf(frontmatter: Frontmatter): string {
  return isTextPage(frontmatter) ? (frontmatter.title ?? '') : '';
}

/** Records the candidates for the title, and adds a placeholder at the start of a page without a heading. */
export function noteTitle(root: Readonly<Root>, context: MdastVisitorContext, source: SourceFile): void {
  const { page, prepared, plugins } = source;
  // Most pages need no look at the tree: to read the depth of a heading, satteri copies all of it. If plugins have
  // visitors, they may have replaced the heading.
  if (plugins.mdast.length === 0 && BEGINS_WITH_H1.test(prepared.text)) return;
  if (root.children.some(isH1)) return;
  const textOf = (node: Readonly<RootContent>) => prepared.clean(context.textContent(node));
  page.otherHeadings = otherHeadings(root.children, textOf, prepared.clean);
  if (!page.heading || page.otherHeadings.raw) return;
  // In MDX, raw HTML is a static part of the page.
  context.prependChild(root, { type: 'html', value: PLACE });
}

/** Returns the candidates for the title of a text that has no heading of level 1 in Markdown. */
export function otherHeadings(
  children: readonly Readonly<RootContent>[],
  textOf: (node: Readonly<RootContent>) => string,
  clean: (text: string) => string,
): OtherHeadings {
  const titleText = (node: Readonly<RootContent> | undefined) =>
    node?.type === 'heading' ? oneLine(textOf(node)).replace(OWN_ID, '') : '';
  const rawText = (node: Readonly<RootContent>) => {
    if (node.type === 'html') {
      const [, inner = ''] = RAW_H1.exec(clean(node.value)) ?? [];
      return oneLine(decodeEntities(inner.replace(/<[^>]*>/g, '')));
    }
    const heading = isJsx(node) ? jsxHeading(node) : null;
    return heading ? oneLine(textOf(heading)) : '';
  };
  const index = children.findIndex((node) => rawText(node) !== '');
  const raw = children[index];
  const next = children[index + 1];
  const h2s = children.filter((node) => node.type === 'heading' && node.depth === 2).length;
  return {
    raw: raw ? rawText(raw) : '',
    below: raw && next?.type === 'heading' && next.depth === 2 ? titleText(next) : '',
    isOnlyOne: h2s === 1,
    // Imports and comments are not text.
    first: titleText(children.find(({ type }) => type !== 'mdxjsEsm' && type !== 'html')),
  };
}

function isH1(node: Readonly<RootContent>): boolean {
  return node.type === 'heading' && node.depth === 1;
}

function isJsx(node: Readonly<{ type: string }>): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export interface OtherHeadings {
  /** Text of the first heading of level 1 that is HTML or JSX. */
  raw: string;
  /** Text of a heading of level 2 directly below that one, and whether it is the only one of its level. */
  below: string;
  isOnlyOne: boolean;
  /** Text of a heading that the text begins with. */
  first: string;
}

interface JsxLike {
  type: string;
  name?: string | null;
  children?: readonly JsxLike[];
}

/** Returns the node if it is an `<h1>`, or the first `<h1>` inside of it. */
function jsxHeading(node: Readonly<RootContent>): RootContent | null {
  const { name, children = [] } = node as JsxLike;
  if (name === 'h1') return node;
  for (const child of children as RootContent[]) {
    const found = jsxHeading(child);
    if (found) return found;
  }
  return null;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Returns the title of a page by its text: the first heading of level 1 in Markdown or, if there is none, in HTML. Some
 * projects, such as fastify, put their name above each page. Then the title is the heading of level 2 directly below,
 * if it is the only one of the page or has the name of the file. A text without any of these has the title of the
 * heading that it begins with.
 *
 * @param firstH1 text of the first heading of level 1 in Markdown
 * @param page front matter of the page, and the name or path of its file
 */
export function titleOf(
  firstH1: string,
  { raw, below, isOnlyOne, first }: OtherHeadings,
  { frontmatter, file }: { frontmatter: Frontmatter; file: string },
): string {
  const name = basename(file, extname(file));
  const isBelow = below !== '' && (isOnlyOne || letters(below) === letters(name));
  return firstH1 || (isBelow ? below : raw) || (isTextPage(frontmatter) ? first : '');
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Inserts the heading at its placeholder, unless the text has one after all. Headings of the text get their ids first.
 *
 * @param output HTML of a Markdown page, or code of an MDX page
 */
export function placeTitle(output: string, page: Page): string {
  if (!output.includes(PLACE)) return output;
  const { heading, firstH1, slugger, anchors, options } = page;
  if (firstH1) return output.replace(options.format === 'md' ? `${PLACE}\n` : PLACE, '');
  const id = slugger.slug(/[\p{L}\p{N}]/u.test(heading) ? heading : 'section');
  anchors.unshift(id);
  const html = `<h1 id="${escapeHtml(id)}">${headingText(heading)}</h1>`;
  return output.replace(PLACE, () => (options.format === 'mdx' ? JSON.stringify(html).slice(1, -1) : html));
}

/** Returns the HTML of a heading's text. The name of an option may break after its dots. */
export function headingText(text: string): string {
  const html = escapeHtml(text);
  return OPTION_NAME.test(text) ? html.replaceAll('.', '.<wbr>') : html;
}

export function isOptionName(text: string): boolean {
  return OPTION_NAME.test(text);
}
