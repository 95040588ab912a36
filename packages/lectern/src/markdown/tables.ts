import type { Element, ElementContent } from 'hast';
import type { Table, TableCell } from 'mdast';
import type { HastPluginDefinition, HastVisitorContext, MdastPluginInstance } from 'satteri';
import type { SourceFile } from './page.ts';
import { fail, lineOf, whereIs } from './page.ts';

/** Tables with more columns become a list of their rows on a phone, and those that are wider: in characters. */
const MAX_COLUMNS_ON_PHONE = 2;
const MAX_WIDTH_ON_PHONE = 36;
/** In half-width characters: as much fits a column of any table. */
const MAX_WHOLE = 18;

/** Where lines break, about: at spaces, behind signs, and between Chinese characters. */
const BREAKS = /[-\s/|?!]|(?=[\u2e80-\uffef])/;

/** Wraps Markdown tables, so that a wide one scrolls by itself (`boot-scrollers.ts`: with the keyboard as well). */
export function tables(source: SourceFile): MdastPluginInstance {
  const { prepared } = source;
  return {
    table(node, context) {
      const line = lineOf(node);
      const lines = prepared.lines.slice(line - 1, node.position?.end.line ?? 0);
      const closing = lines.findIndex((row) => /^[\s>]*:{3,}\s*$/.test(row));
      if (closing >= 0) {
        const hint = 'Put an empty line between them.';
        fail(source, 'A ":::" right below a table counts as its row.', whereIs(source, line + closing), hint);
      }
      // Reading a child makes satteri copy the whole tree.
      const columns = node.align?.length ?? columnsOf(node).length;
      const stacks = columns > MAX_COLUMNS_ON_PHONE || isWide(lines, MAX_WIDTH_ON_PHONE);
      context.wrapNode(node, {
        type: 'tableScroll',
        data: {
          hName: 'div',
          hProperties: { className: stacks ? ['table-scroll', 'stacks'] : ['table-scroll'] },
        },
        children: [],
      });
    },
  };
}

function columnsOf({ children: [head] }: Table): readonly TableCell[] {
  return head?.children ?? [];
}

/**
 * True when a table cannot be as narrow as that (characters). Its first rows say so, mostly, and others are not read. It
 * reads what is written, as about is enough: to read cells in the tree, satteri copies the whole tree.
 */
function isWide([head = '', , ...rows]: readonly string[], most: number): boolean {
  const widths: number[] = [];
  return [head, ...rows].some((row) => {
    for (const [index, cell] of cellsOf(row).entries())
      widths[index] = Math.max(widths[index] ?? 0, longestPart(cell, index === 0));
    return widths.reduce((sum, width) => sum + width, 0) > most;
  });
}

/** What is before a row in lists and quotes, and the bars around it. */
const AROUND_ROW = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*\|?|(?<!\\)\|\s*$/g;

function cellsOf(row: string): string[] {
  return row.replace(AROUND_ROW, '').split(/(?<!\\)\|/);
}

const CODE = /(`+)(.+?)\1/g;
/** Tags, images, ends of links and marks of emphasis take no room. */
const UNSEEN = /<\/?[a-z][^<>:]*>|!\[[^[\]]*\]\([^()]*\)|\]\([^()]*\)|[[\]*\\]|~~/gi;

/** @param isFirst in the first column, code stays whole */
function longestPart(cell: string, isFirst: boolean): number {
  let longest = 0;
  const text = cell.replace(CODE, (_all, _ticks, code: string) => {
    if (!isFirst && code.length > MAX_WHOLE) return ` ${code} `;
    longest = Math.max(longest, code.length);
    return ' ';
  });
  const parts = text.replace(UNSEEN, ' ').split(BREAKS);
  return Math.max(longest, ...parts.map((part) => part.length));
}

/** A row of dashes: texts without one have no table. */
const DELIMITERS = /^[\s>]*\|?\s*:?-+:?\s*\|/m;

/**
 * Gives cells what the stylesheet and screen readers need: the name of their column where the table becomes a list on a
 * phone, a class that keeps dates and names whole, and headings for rows. satteri passes over what plugins set on cells
 * of Markdown, so it is done after.
 */
export function tableCells({ prepared, format }: SourceFile): HastPluginDefinition[] {
  const { text, lines } = prepared;
  if (!DELIMITERS.test(text)) return [];
  // What JSX shows is not known here. It is rare, and only looked for where a line may have it.
  const hasJsx = ({ position }: Readonly<Element>) =>
    format === 'mdx' && /[<{]/.test(lines[(position?.start.line ?? 0) - 1] ?? '<');
  const read: TextOf = (cell, context) => (hasJsx(cell) ? textOf(cell) : context.textContent(cell));
  const visit = cellMarker(read, lines);
  return [
    {
      name: 'lectern-table-cells',
      options: { position: true },
      // Cells come one by one: to read them as children of their table makes satteri copy the whole tree.
      element: { filter: ['table', 'tr', 'th', 'td'], visit },
    },
  ];
}

type TextOf = (cell: Readonly<Element>, context: HastVisitorContext) => string;

/** Visits tables, their rows and cells in reading order, and changes cells. */
function cellMarker(
  read: TextOf,
  lines: readonly string[],
): (node: Readonly<Element>, context: HastVisitorContext) => void {
  let titles: string[] = [];
  let hasRowHeadings = false;
  let row = 0;
  let column = 0;
  return (node, context) => {
    if (node.tagName === 'table') {
      titles = [];
      hasRowHeadings = false;
      row = 0;
    } else if (node.tagName === 'tr') {
      row++;
      column = 0;
    } else if (row <= 1) {
      // A heading without words would be announced: the corner becomes a usual cell, the first of each row its heading.
      const text = read(node, context);
      if (titles.push(text) === 1 && text === '' && node.tagName === 'th' && node.children.length === 0) {
        hasRowHeadings = true;
        context.replaceNode(node, { ...node, tagName: 'td' });
      }
    } else {
      const index = column++;
      const added = cellProperties(node, read(node, context), index, titles, lines);
      if (hasRowHeadings && index === 0) {
        const properties = { ...node.properties, ...added, scope: 'row' };
        context.replaceNode(node, { ...node, tagName: 'th', properties });
      } else {
        for (const [name, value] of Object.entries(added)) context.setProperty(node, name, value);
      }
    }
  };
}

function cellProperties(
  cell: Readonly<Element>,
  text: string,
  index: number,
  titles: readonly string[],
  lines: readonly string[],
): Element['properties'] {
  const title = titles[index];
  // Of two cells, the second says what it is.
  const label = title && text && index > 0 && titles.length > 2 ? title : '';
  // The last column has room, and short code is kept whole already.
  const isWhole = index < titles.length - 1 && isShort(text) && !isCode(cell, text, lines);
  return { ...(label ? { dataLabel: label } : {}), ...(isWhole ? { className: ['nowrap'] } : {}) };
}

/**
 * True for a cell that is code and nothing else. Mostly what is written says so: to read a child's name, satteri copies
 * the whole tree.
 */
function isCode(
  { children: [only, other], position }: Readonly<Element>,
  text: string,
  lines: readonly string[],
): boolean {
  if (only?.type !== 'element' || other) return false;
  const { start, end } = position ?? {};
  const line = start && end && lines[start.line - 1]?.slice(start.column - 1, end.column - 1);
  const written = line?.replace(/^[\s|]+|[\s|]+$/g, '') ?? '';
  if (written === `\`${text}\``) return true;
  return !/^[[*_]/.test(written) && only.tagName === 'code';
}

/** True for what could break, and fits. */
function isShort(text: string): boolean {
  const width = text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);
  return width <= MAX_WHOLE && /[-\s/\u2e80-\uffef]/.test(text);
}

/** Text of a node without what JSX in it shows. */
function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
