import type { Nodes, Parents, Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { blankStart } from '../markdown/front-matter.ts';
import { assertWithinLimits } from '../markdown/limits.ts';
import { applyEdits, type Edit, lineAt } from './edits.ts';
import { type FrontMatter, frontMatterOf } from './front-matter.ts';

/** A page as it is translated: its tree with offsets, and the edits that were found so far. */
export interface Page {
  /** Path relative to the project. */
  file: string;
  format: 'md' | 'mdx';
  source: string;
  tree: Root;
  front: FrontMatter;
  edits: Edit[];
  /** `docs/a.md:12` for an offset. */
  where(offset: number): string;
}

/** A node with its place in the source. */
export type Placed<T extends Nodes = Nodes> = T & { start: number; end: number };

/**
 * Reads a page.
 *
 * @param respell makes text of the same length of what the parser would not understand
 * @throws the parser's error for MDX that is broken, DocsError for a text that it cannot be given
 */
export function readPage(
  file: string,
  written: string,
  format = formatOf(file),
  respell: (source: string) => string = (text) => text,
): Page {
  // The parser takes front matter from the first line on.
  const source = written.slice(blankStart(written).length);
  const plain = hideContainers(respell(source));
  const text = format === 'mdx' ? hideBraces(plain) : plain;
  assertWithinLimits(text, format, file, (line) => line);
  const features = { frontmatter: true, directive: false };
  const tree = (format === 'mdx' ? mdxToMdast : markdownToMdast)(text, { features });
  return {
    file,
    format,
    source,
    tree: tree as Root,
    front: frontMatterOf(source),
    edits: [],
    where: (offset) => `${file}:${lineAt(source, offset)}`,
  };
}

/** The page's text with all of its edits. */
export function writtenPage({ source, front, edits }: Page): string {
  return applyEdits(source, [...front.edits(), ...edits]);
}

export function formatOf(file: string): 'md' | 'mdx' {
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}

/**
 * The lines of containers become empty ones of the same length, so that what is in a container is blocks for every
 * engine's way to write the line. Code is looked up in the source, where nothing has changed.
 */
function hideContainers(source: string): string {
  if (!source.includes(':::')) return source;
  return source.replace(
    /^([ \t>]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)?)(:{3,}[^\n]*)$/gm,
    (_all, prefix, rest) => {
      return prefix + ' '.repeat(rest.length);
    },
  );
}

/** `{#id}` at the end of a line, and comments of HTML, are no JavaScript: the parser of MDX would stop there. */
function hideBraces(source: string): string {
  return source
    .replace(/\\?\{#[^\s{}]+\}(?=[ \t]*#*[ \t]*$)/gm, (all) => ' '.repeat(all.length))
    .replace(/<!--[\s\S]*?-->/g, (all) => all.replace(/[^\n]/g, ' '));
}

/** Visits every node in reading order; `false` from the visitor passes over what is in a node. */
export function walk(
  node: Nodes,
  visit: (node: Placed, above: readonly Parents[]) => unknown,
  above: readonly Parents[] = [],
): void {
  const { start, end } = node.position ?? {};
  const placed = Object.assign(node, { start: start?.offset ?? 0, end: end?.offset ?? 0 });
  if (visit(placed, above) === false || !('children' in node)) return;
  for (const child of node.children) walk(child, visit, [...above, node]);
}

/** Tells whether a place of the source is in a code block. */
export function codeFinder({ tree }: Pick<Page, 'tree'>): (at: number) => boolean {
  const code: Placed[] = [];
  walk(tree, (node) => void (node.type === 'code' && code.push(node)));
  return (at) => code.some(({ start, end }) => at >= start && at < end);
}

/** The words of a node, as readers see them. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
