import type { Definition, Nodes, Root } from 'mdast';
import { parse } from 'yaml';
import { lineOf, type PageText } from '../page-text.ts';
import { type Block, createBlock, type Piece } from './block.ts';
import { linkKey } from './tokens.ts';

/** Content below a heading of a page, up to the next heading. */
export interface Section {
  /** Id of the heading; `(top)` for the content before the first heading of level 2, with the front matter. */
  id: string;
  depth: number;
  title: string;
  line: number;
  blocks: Block[];
}

/** Id of the content before the first heading below the title. */
export const TOP = '(top)';

/**
 * Splits a page into sections, in reading order.
 *
 * @param langs names of languages in URLs, in lower case: links to the same page in two languages are equal
 */
export function sectionsOf(page: PageText, langs: ReadonlySet<string>): Section[] {
  const headings = new Map(page.headings.map((heading) => [heading.line, heading]));
  const [first] = page.headings;
  const title = first?.depth === 1 ? first.text : '';
  const sections: Section[] = [{ id: TOP, depth: 1, title, line: 1, blocks: frontMatterBlocks(page.yaml) }];
  const reader = { page, definitions: definitionsOf(page.tree), langs };
  for (const node of page.tree.children) {
    const heading = node.type === 'heading' ? headings.get(lineOf(node)) : undefined;
    if (heading && (heading.depth > 1 || heading !== first)) {
      const { id, depth, text, line } = heading;
      sections.push({ id, depth, title: text, line, blocks: [] });
    }
    sections.at(-1)?.blocks.push(...blocksOf(node, reader));
  }
  return sections;
}

interface Reader {
  page: PageText;
  definitions: ReadonlyMap<string, Definition>;
  langs: ReadonlySet<string>;
}

/**
 * Collects link definitions, `[label]: url`, by identifier. The target of a reference belongs to the text that contains
 * it.
 */
function definitionsOf(tree: Root): Map<string, Definition> {
  const found = tree.children.flatMap((node) =>
    node.type === 'definition' ? [[node.identifier, node] as const] : [],
  );
  return new Map(found);
}

/** Returns a block for each string of the front matter, and one for each other value, with its name. */
function frontMatterBlocks(yaml: string | null): Block[] {
  if (!yaml) return [];
  try {
    return valuesOf(parse(yaml), '').map(({ name, value }) =>
      typeof value === 'string'
        ? createBlock('meta', 2, [{ kind: 'prose', text: value }])
        : createBlock('meta', 2, [{ kind: 'code', text: `${name}: ${String(value)}` }]),
    );
  } catch {
    return [];
  }
}

/** Keys whose values each language may choose independently. */
const OWN_KEYS = ['redirectFrom', 'keywords', 'date', 'head', 'image'];

/** Returns the values sorted by key, since the order of keys has no meaning. */
function valuesOf(value: unknown, name: string): { name: string; value: unknown }[] {
  if (value === null || value === undefined || OWN_KEYS.includes(name)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, name));
  if (typeof value !== 'object') return [{ name, value }];
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, inner]) => valuesOf(inner, name ? `${name}.${key}` : key));
}

function blocksOf(node: Nodes, reader: Reader): Block[] {
  const line = lineOf(node);
  switch (node.type) {
    case 'heading':
    case 'paragraph':
    case 'tableRow':
      return withText(createBlock('text', line, piecesOf(node, reader)));
    case 'code':
      return [
        createBlock('code', line, [{ kind: 'code', text: reader.page.clean(node.value) }], node.lang ?? ''),
      ];
    case 'html':
      return withText(createBlock('text', line, htmlPieces(node.value, reader)));
    case 'definition':
    case 'thematicBreak':
      return [];
    default:
      return otherBlocks(node as OtherNode, reader, line);
  }
}

/** Node types that mdast's types do not include: JSX, MDX code, directives. */
interface OtherNode {
  type: string;
  name?: string | null;
  value?: string;
  attributes?: unknown;
  children?: Nodes[];
}

function otherBlocks(node: OtherNode, reader: Reader, line: number): Block[] {
  const inner = (node.children ?? []).flatMap((child) => blocksOf(child, reader));
  if (/^mdxJsx/.test(node.type))
    return [...withText(createBlock('text', line, jsxPieces(node, reader))), ...inner];
  if (node.type === 'mdxFlowExpression') return expressionBlocks(node.value ?? '', line);
  if (node.type === 'mdxjsEsm') return [];
  if (node.type === 'containerDirective' || node.type === 'leafDirective') {
    return [createBlock('text', line, [{ kind: 'code', text: `:::${node.name}` }]), ...inner];
  }
  return inner;
}

/** Returns a block for an expression. Comments are ignored. */
function expressionBlocks(code: string, line: number): Block[] {
  const text = code.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  return text === '' ? [] : [createBlock('text', line, [{ kind: 'code', text }])];
}

function withText(block: Block): Block[] {
  return block.pieces.some(({ text }) => text.trim() !== '') ? [block] : [];
}

function piecesOf(node: Nodes, reader: Reader): Piece[] {
  const { clean } = reader.page;
  const inside = () =>
    'children' in node ? node.children.flatMap((child) => piecesOf(child as Nodes, reader)) : [];
  switch (node.type) {
    case 'text':
      // The id of a heading is not part of its text.
      return [{ kind: 'prose', text: clean(node.value).replace(/\s*\{#[^\s{}]+\}\s*$/, '') }];
    case 'inlineCode':
      // A line break inside inline code is a space.
      return [{ kind: 'code', text: clean(node.value).replace(/\s+/g, ' ') }];
    case 'break':
      return [{ kind: 'prose', text: ' ' }];
    case 'tableCell':
      return [...inside(), { kind: 'prose', text: ' ' }];
    case 'html':
      return htmlPieces(node.value, reader);
    case 'image':
      return [
        { kind: 'prose', text: ` ${node.alt ?? ''} ` },
        { kind: 'image', text: node.url },
      ];
    case 'link':
      return named(inside(), linkPiece(node.url, reader));
    case 'linkReference': {
      const url = reader.definitions.get(node.identifier)?.url;
      return url === undefined ? inside() : named(inside(), linkPiece(url, reader));
    }
    default:
      return [...otherPieces(node as OtherNode, reader), ...inside()];
  }
}

/**
 * Returns the label of a link, and the link. Another language may use the title of the page as the label instead of
 * code.
 */
function named(name: readonly Piece[], link: Piece): Piece[] {
  return [...name.map((piece) => (piece.kind === 'code' ? { ...piece, of: link.text } : piece)), link];
}

function linkPiece(url: string, { langs }: Reader): Piece {
  return { kind: 'link', text: linkKey(url, langs) };
}

function otherPieces(node: OtherNode, reader: Reader): Piece[] {
  if (/^mdxJsx/.test(node.type)) return jsxPieces(node, reader);
  if (node.type === 'mdxTextExpression') return [{ kind: 'code', text: node.value ?? '' }];
  return node.type === 'textDirective' ? [{ kind: 'prose', text: `:${node.name} ` }] : [];
}

/** Returns the attributes of an element: strings are words of the page, or targets of links and images. */
function jsxPieces({ name, attributes }: OtherNode, reader: Reader): Piece[] {
  const list = Array.isArray(attributes) ? (attributes as { name?: string; value?: unknown }[]) : [];
  const values = list.flatMap(({ name: key = '', value }): Piece[] => {
    const text = typeof value === 'string' ? value : ((value as { value?: string } | null)?.value ?? '');
    if (key === 'href' || key === 'to' || key === 'link') return [linkPiece(text, reader)];
    if (key === 'src') return [{ kind: 'image', text }];
    if (key === 'id' || key === 'className' || key === 'style') return [];
    // Code in an attribute is usually layout, not text.
    return [typeof value === 'string' ? { kind: 'prose', text: ` ${text} ` } : { kind: 'name', text }];
  });
  // HTML elements are markup. A component is part of the content of a page.
  return /^[A-Z]/.test(name ?? '') ? [{ kind: 'name', text: `<${name}>` }, ...values] : values;
}

function htmlPieces(html: string, reader: Reader): Piece[] {
  const plain = html.replace(/<!--[\s\S]*?-->/g, '');
  const links = Array.from(plain.matchAll(/\bhref\s*=\s*["']([^"']*)["']/gi), ([, url = '']) =>
    linkPiece(url, reader),
  );
  return [{ kind: 'prose', text: plain.replace(/<[^>]*>/g, ' ') }, ...links];
}
