import type { PhrasingContent } from 'mdast';
import { markdownToMdast } from 'satteri';
import { mistake } from './options.ts';

/** A piece of the text, as JSON for the component: text, or an element with its children. */
export type Inline = string | { tag: string; children: Inline[]; href?: string };

const TAGS: Readonly<Record<string, string>> = { strong: 'strong', emphasis: 'em', delete: 'del' };

/**
 * Reads the Markdown of an announcement.
 *
 * @param id id of the announcement, for messages
 * @throws DocsError for more than a line of text
 */
export function readInline(text: string, id: string): Inline[] {
  const tree = markdownToMdast(text);
  const [line, ...others] = tree.type === 'root' ? tree.children : [];
  if (line?.type === 'paragraph' && others.length === 0)
    return line.children.map((node) => toInline(node, id));
  throw mistake(
    `The text of the announcement "${id}" is more than a line: "${text}".`,
    'Write one paragraph, without headings, lists or code blocks.',
  );
}

function toInline(node: PhrasingContent, id: string): Inline {
  const inner = () => ('children' in node ? node.children.map((child) => toInline(child, id)) : []);
  const tag = TAGS[node.type];
  if (tag) return { tag, children: inner() };
  switch (node.type) {
    case 'text':
      return node.value;
    case 'break':
      return ' ';
    case 'inlineCode':
      return { tag: 'code', children: [node.value] };
    case 'link':
      return { tag: 'a', href: node.url, children: inner() };
    default:
      throw mistake(
        `The text of the announcement "${id}" has ${node.type === 'html' ? 'HTML' : `a node "${node.type}"`} in it.`,
        'Write text with emphasis, `code` and [links](/page).',
      );
  }
}

/** Returns the targets of the links in a text. */
export function hrefsOf(nodes: readonly Inline[]): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.href ? [node.href] : []), ...hrefsOf(node.children)],
  );
}
