import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { usesDirectives } from '../markdown/directives.ts';
import { normalize, splitFrontmatter } from '../markdown/front-matter.ts';
import { excessOf } from '../markdown/limits.ts';
import { prepare } from '../markdown/prepare.ts';

/** A Markdown file as its author wrote it, for checks of texts. */
export interface PageText {
  /** Front matter between the dashes; null if there is none. It starts on the second line. */
  yaml: string | null;
  tree: Root;
  /** In reading order. */
  headings: TextHeading[];
  /** Removes parts of a text that only the parser needed. */
  clean(text: string): string;
}

export interface TextHeading {
  depth: number;
  text: string;
  /** The same id as from compiling this file alone. */
  id: string;
  line: number;
}

const OWN_ID = /\s*\{#([^\s{}]+)\}\s*$/;

/**
 * Parses a Markdown or MDX file without compiling it.
 *
 * @param file its name or path
 * @returns null if the text cannot be parsed, which the compiler reports
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

/** Returns the text of a node as readers see it. */
export function plainText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(plainText).join('') : '';
}

/** Visits every node in reading order. If the visitor returns `false`, the children of the node are skipped. */
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
  // The same rules as in `markdown/headings.ts`.
  const id = own ?? slugger.slug(/[\p{L}\p{N}]/u.test(text) ? text : 'section');
  if (own !== undefined) slugger.occurrences[own] ??= 0;
  return { depth: node.depth, text, id, line: lineOf(node) };
}
