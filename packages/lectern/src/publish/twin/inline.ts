import type { ChildNode, Element } from 'domhandler';
import { NOTES } from '../../shared/notes.ts';
import { singleSpaces } from '../../shared/single-spaces.ts';
import { canMark, codeSpan, escapeText } from './escape.ts';
import { footnoteLabel } from './footnotes.ts';
import { classesOf, isElement, isUnseen, textOf } from './nodes.ts';

/** Converts an address of a page to the form that its Markdown uses. */
export type ResolveUrl = (href: string) => string;

export interface InlineContext {
  resolve: ResolveUrl;
  /** Whether the text is in a table cell, which is one line without a bare `|`. */
  isCell?: boolean;
  /** Whether dollar signs begin formulas. */
  hasMath?: boolean | undefined;
}

/** A piece of a line, or emphasis whose form depends on its neighbors. */
type Piece = string | { mark: '**' | '*' | '~~'; tag: string; inner: string };

const MARKS: Record<string, { mark: '**' | '*' | '~~'; tag: string }> = {
  strong: { mark: '**', tag: 'strong' },
  b: { mark: '**', tag: 'strong' },
  em: { mark: '*', tag: 'em' },
  i: { mark: '*', tag: 'em' },
  del: { mark: '~~', tag: 'del' },
  s: { mark: '~~', tag: 'del' },
};

/** Converts inline HTML to one paragraph of Markdown, without the escapes that only the start of a line needs. */
export function toInline(nodes: readonly ChildNode[], context: InlineContext): string {
  const pieces: Piece[] = [];
  for (const node of nodes) {
    // Most nodes are texts, for which no array is created.
    if (node.type === 'text') pieces.push(textPiece(node.data, context));
    else pieces.push(...pieceOf(node, context));
  }
  // An array, because reading the end of a growing string copies it each time.
  const parts: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    const before = parts.at(-1) ?? '';
    add(typeof piece === 'string' ? piece : marked(piece, before, pieces[index + 1]), parts);
  }
  return parts.join('');
}

/** Appends a text to the parts, none of which is empty. */
function add(text: string, parts: string[]): void {
  const before = parts.at(-1) ?? '';
  const end = before.at(-1) ?? '';
  const own = /\s/.test(end) ? text.replace(/^ /, '') : text;
  if (own === '') return;
  // Separates parts by a space that HTML separates only by style, such as consecutive code spans.
  if (end === '`' && own.startsWith('`')) parts.push(' ');
  // A link after an exclamation mark would be an image.
  if (end === '!' && own.startsWith('[')) parts[parts.length - 1] = `${before.slice(0, -1)}\\!`;
  parts.push(own);
}

function marked({ mark, tag, inner }: Exclude<Piece, string>, before: string, next: Piece | undefined) {
  const after = typeof next === 'string' ? next : (next?.mark ?? '');
  return canMark(inner, [...before.slice(-2)].at(-1) ?? '', [...after.slice(0, 2)][0] ?? '')
    ? mark + inner + mark
    : `<${tag}>${inner}</${tag}>`;
}

function textPiece(text: string, context: InlineContext): string {
  return escapeCell(escapeText(singleSpaces(text), context.hasMath), context);
}

function pieceOf(node: ChildNode, context: InlineContext): Piece[] {
  if (!isElement(node) || isUnseen(node)) return [];
  const { name, attribs, children } = node;
  const noted = attribs[NOTES.markdown];
  if (noted !== undefined) return [escapeCell(noted.replace(/\s*\n\s*/g, ' '), context)];
  const mark = MARKS[name];
  if (mark) return spaced(toInline(children, context), (inner) => ({ ...mark, inner }));
  if (name === 'code') return [escapeCell(codeSpan(textOf(node)), context)];
  if (name === 'br') return [context.isCell ? '<br>' : '\\\n'];
  if (name === 'img') return attribs.src && attribs.alt ? [image(attribs, context)] : [];
  if (name === 'a') return link(node, context);
  if (name === 'svg') return figure(node, context);
  if (name === 'input') return attribs.type === 'checkbox' ? [`[${'checked' in attribs ? 'x' : ' '}] `] : [];
  if (classesOf(node).includes('badge')) return [` ${toInline(children, context).trim()} `];
  return [toInline(children, context)];
}

/** Moves spaces out of emphasis, which must not begin or end with a space. */
function spaced(inner: string, wrap: (inner: string) => Piece): Piece[] {
  const text = inner.trim();
  if (!text) return [inner];
  return [/^\s/.test(inner) ? ' ' : '', wrap(text), /\s$/.test(inner) ? ' ' : ''].filter(
    (piece) => piece !== '',
  );
}

function link(node: Element, context: InlineContext): Piece[] {
  if ('data-footnote-ref' in node.attribs) return [`[^${footnoteLabel(node.attribs.href?.slice(1))}]`];
  const text = toInline(node.children, context);
  const { href, title } = node.attribs;
  if (!href || !text.trim()) return [text];
  const url = context.resolve(href);
  if (/^https?:\/\/[^\s<>]+$/.test(url) && textOf(node) === url) return [`<${url}>`];
  return spaced(text, () => ({ mark: '*', tag: '', inner: '' })).map((piece) =>
    typeof piece === 'string' ? piece : `[${text.trim()}](${target(url, title)})`,
  );
}

function image(
  { src = '', alt = '', title }: Record<string, string>,
  { resolve, hasMath }: InlineContext,
): string {
  return `![${escapeText(alt, hasMath)}](${target(resolve(src), title)})`;
}

/** Replaces a drawing by its title. */
function figure(node: Element, { hasMath }: InlineContext): Piece[] {
  const title = node.children.find((child) => isElement(child) && child.name === 'title');
  const text = title ? textOf(title).trim() : '';
  return text ? [{ mark: '*', tag: 'em', inner: escapeText(text, hasMath) }] : [];
}

function target(url: string, title: string | undefined): string {
  const address = /[\s()<>]/.test(url) ? `<${url.replace(/[<>\s]/g, encodeURIComponent)}>` : url;
  return title ? `${address} "${title.replace(/["\\]/g, '\\$&')}"` : address;
}

function escapeCell(markdown: string, { isCell }: InlineContext): string {
  return isCell ? markdown.replaceAll('|', '\\|') : markdown;
}
