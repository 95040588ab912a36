import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import type { Page, Placed } from './page.ts';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
export type PlacedJsx = Placed & JsxElement;

export function isJsx(node: Nodes): node is PlacedJsx {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Value of an attribute: text, an expression in braces, or `true` for a name without a value. */
export type JsxValue = string | { code: string } | true;

export function propsOf({ attributes }: JsxElement): Record<string, JsxValue> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const { name, value } = attribute;
      return [
        [
          name,
          value === null || value === undefined
            ? true
            : typeof value === 'string'
              ? value
              : { code: value.value },
        ],
      ];
    }),
  );
}

/** Returns the value of an attribute if it is text, in quotes or in braces. */
export function textProp(element: JsxElement, name: string): string | undefined {
  const value = propsOf(element)[name];
  if (value === undefined || value === true) return undefined;
  if (typeof value === 'string') return value;
  const literal = /^\s*(?:"([^"\\]*)"|'([^'\\]*)'|`([^`\\$]*)`)\s*$/.exec(value.code);
  return literal ? (literal[1] ?? literal[2] ?? literal[3]) : undefined;
}

/** Returns the offset after the `>` of an element's opening tag. */
export function openingEnd(source: string, start: number): number {
  let quote = '';
  let depth = 0;
  for (let at = start + 1; at < source.length; at++) {
    const char = source[at] ?? '';
    if (quote) {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'" || (char === '`' && depth > 0)) quote = char;
    else if (char === '{') depth++;
    else if (char === '}') depth--;
    else if (char === '>' && depth === 0) return at + 1;
  }
  return source.length;
}

/** Returns the position of an attribute with an expression in a tag; null if there is none. */
export function expressionAt(
  source: string,
  opening: { start: number; end: number },
  name: string,
): { start: number; end: number } | null {
  const tag = source.slice(opening.start, opening.end);
  const at = tag.search(new RegExp(`\\s${name}=\\{`));
  if (at === -1) return null;
  const start = opening.start + at;
  let depth = 0;
  let quote = '';
  for (let index = start; index < opening.end; index++) {
    const char = source[index] ?? '';
    if (quote) quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'" || char === '`') quote = char;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return { start, end: index + 1 };
  }
  return null;
}

export interface Tags {
  opening: { start: number; end: number };
  /** Null for a self-closing element. */
  closing: { start: number; end: number } | null;
}

/** Returns the positions of an element's tags. */
export function tagsOf({ source }: Page, { start, end }: PlacedJsx): Tags {
  const openEnd = openingEnd(source, start);
  const opening = { start, end: openEnd };
  if (source.slice(openEnd - 2, openEnd) === '/>') return { opening, closing: null };
  return { opening, closing: { start: source.lastIndexOf('</', end), end } };
}

/** Renames an element and replaces its attributes. Its content is kept. */
export function rename(page: Page, element: PlacedJsx, name: string, props: Record<string, JsxValue>): void {
  const { opening, closing } = tagsOf(page, element);
  page.edits.push({ ...opening, text: openingTag(name, props, closing === null) });
  if (closing) page.edits.push({ ...closing, text: `</${name}>` });
}

export function openingTag(name: string, props: Record<string, JsxValue>, closes: boolean): string {
  const attributes = Object.entries(props).map(([key, value]) => ` ${attribute(key, value)}`);
  return `<${name}${attributes.join('')}${closes ? ' /' : ''}>`;
}

function attribute(name: string, value: JsxValue): string {
  if (value === true) return name;
  if (typeof value !== 'string') return `${name}={${value.code}}`;
  return value.includes('"') ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
}

/** Replaces an element by text. */
export function replaceWith({ edits }: Page, { start, end }: Placed, text: string): void {
  edits.push({ start, end, text });
}

/** Returns the prefix of further lines of a block at an element's position: that of a list, a quote, or neither. */
export function prefixAt(source: string, offset: number): string {
  const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
  return line.replace(/[^\s>]/g, ' ');
}

/** Returns lines as a new block with the prefix of its position. The first line needs no prefix. */
export function blockAt(source: string, offset: number, lines: readonly string[]): string {
  const prefix = prefixAt(source, offset);
  return lines.map((line, index) => (index === 0 ? line : (prefix + line).trimEnd())).join('\n');
}
