import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { usesDirectives } from '../markdown/directives.ts';
import { normalize, splitFrontmatter } from '../markdown/front-matter.ts';
import { excessOf } from '../markdown/limits.ts';
import { prepare } from '../markdown/prepare.ts';

/** A Markdown file as its author wrote it: what checks of texts look at. */
export interface PageText {
  /** Front matter between the dashes; null when there is none. It starts on the second line. */
  yaml: string | null;
  tree: Root;
  /** In reading order. */
  headings: TextHeading[];
  /** Takes what only the parser was to see out of a text. */
  clean(text: string): string;
}

export interface TextHeading {
  depth: number;
  text: string;
  /** As the compile of the file alone gives it. */
  id: string;
  line: number;
}

const OWN_ID = /\s*\{#([^\s{}]+)\}\s*$/;

/**
 * Reads a Markdown or MDX file by a parse alone.
 *
 * @param file its name or path
 * @returns null for a text that cannot be read, which the compile tells
 */
export function readPageText(source: string, file: string): PageText | null {
  const isMdx = file.endsWith('.mdx');
  const { yaml, text: written } = splitFrontmatter(normalize(source));
  const { text, clean } = prepare(written, isMdx ? 'mdx' : 'md');
  if (excessOf(text, isMdx ? 'mdx' : 'md')) return null;
  const features = { directive: usesDirectives(text), frontmatter: false } as const;
  try {
    const tree = (isMdx ? mdxToMdast : markdownToMdast)(text, { features }) as Root;
    return { yaml, tree, headings: headingsOf(tree, clean), clean };
  } catch {
    return null;
  }
}

/** The words of a node, as readers see them. */
export function plainText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** Visits every node in reading order; `false` from the visitor passes over what is in a node. */
export function visit(node: Nodes, visitor: (node: Nodes) => unknown): void {
  if (visitor(node) === false || !('children' in node)) return;
  for (const child of node.children) visit(child as Nodes, visitor);
}

export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

function headingsOf(tree: Root, clean: (text: string) => string): TextHeading[] {
  const slugger = new GithubSlugger();
  const found: TextHeading[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') found.push(toHeading(node, slugger, clean));
  });
  return found;
}

function toHeading(node: Heading, slugger: GithubSlugger, clean: (text: string) => string): TextHeading {
  const full = clean(plainText(node)).replace(/\s+/g, ' ').trim();
  const own = OWN_ID.exec(full)?.[1];
  const text = full.replace(OWN_ID, '');
  // As in `markdown/headings.ts`.
  const id = own ?? slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : 'section');
  if (own !== undefined) slugger.occurrences[own] ??= 0;
  return { depth: node.depth, text, id, line: lineOf(node) };
}
