import type { Nodes, Parents, Root } from 'mdast';
import { markdownToMdast, mdxToMdast } from 'satteri';
import { blankStart } from '../markdown/front-matter.ts';
import { assertWithinLimits } from '../markdown/limits.ts';
import { applyEdits, type Edit, lineAt } from './edits.ts';
import { type FrontMatter, frontMatterOf } from './front-matter.ts';

/** A page in translation: its tree with offsets, and the edits so far. */
export interface Page {
  /** Path relative to the project. */
  file: string;
  format: 'md' | 'mdx';
  source: string;
  tree: Root;
  front: FrontMatter;
  edits: Edit[];
  /** Returns the place of an offset, such as `docs/a.md:12`. */
  where(offset: number): string;
}

/** A node with its position in the source. */
export type Placed<T extends Nodes = Nodes> = T & { start: number; end: number };

/**
 * Parses a page.
 *
 * @param respell returns the source with unsupported syntax replaced by text of the same length
 * @throws the parser's error for invalid MDX, DocsError for a text that exceeds the limits
 */
export function readPage(
  file: string,
  written: string,
  format = formatOf(file),
  respell: (source: string) => string = (text) => text,
): Page {
  // The parser expects front matter on the first line.
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

/** Returns the text of the page with all of its edits. */
export function writtenPage({ source, front, edits }: Page): string {
  return applyEdits(source, [...front.edits(), ...edits]);
}

export function formatOf(file: string): 'md' | 'mdx' {
  return file.endsWith('.mdx') ? 'mdx' : 'md';
}

/**
 * Replaces the lines of containers with blank lines of the same length, so that their content is parsed as blocks,
 * regardless of each engine's syntax for these lines. Code is looked up in the source, which does not change.
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

/** Blanks `{#id}` at the end of a line and HTML comments: they are not JavaScript, and the MDX parser would fail. */
function hideBraces(source: string): string {
  return source
    .replace(/\\?\{#[^\s{}]+\}(?=[ \t]*#*[ \t]*$)/gm, (all) => ' '.repeat(all.length))
    .replace(/<!--[\s\S]*?-->/g, (all) => all.replace(/[^\n]/g, ' '));
}

/** Visits every node in reading order. If the visitor returns `false`, the children of the node are skipped. */
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

/** Returns a function that checks whether an offset of the source is in a code block. */
export function codeFinder({ tree }: Pick<Page, 'tree'>): (at: number) => boolean {
  const code: Placed[] = [];
  walk(tree, (node) => void (node.type === 'code' && code.push(node)));
  return (at) => code.some(({ start, end }) => at >= start && at < end);
}

/** Returns the text of a node as readers see it. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.type === 'html' ? '' : node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
