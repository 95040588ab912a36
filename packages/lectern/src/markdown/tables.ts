import type { Element, ElementContent } from 'hast';
import type { Table, TableCell } from 'mdast';
import type { HastPluginDefinition, HastVisitorContext, MdastPluginInstance } from 'satteri';
import type { SourceFile } from './page.ts';
import { fail, lineOf, whereIs } from './page.ts';

/** Limits for a phone. Tables with more columns, or of a greater width (characters), become a list of their rows. */
const MAX_COLUMNS_ON_PHONE = 2;
const MAX_WIDTH_ON_PHONE = 36;
/** Maximum width of text that is kept whole, in half-width characters. It fits a column of any table. */
const MAX_WHOLE = 18;

/** Matches the approximate places where lines break: spaces, after signs, and between Chinese characters. */
const BREAKS = /[-\s/|?!]|(?=[\u2e80-\uffef])/;

/** Wraps Markdown tables, so that a wide table scrolls separately (`boot-scrollers.ts`: with the keyboard as well). */
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
      // Uses `align` if possible: reading a child makes satteri copy the whole tree.
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
 * Checks whether a table needs more than this width (characters). Usually its first rows decide, and the others are not
 * read. It reads the source text, since an approximation is enough, and satteri copies the whole tree to read cells.
 */
function isWide([head = '', , ...rows]: readonly string[], most: number): boolean {
  const widths: number[] = [];
  return [head, ...rows].some((row) => {
    for (const [index, cell] of cellsOf(row).entries())
      widths[index] = Math.max(widths[index] ?? 0, longestPart(cell, index === 0));
    return widths.reduce((sum, width) => sum + width, 0) > most;
  });
}

/** Matches text before a row in lists and quotes, and the bars around the row. */
const AROUND_ROW = /^(?:[\s>]|[-*+]\s|\d+[.)]\s)*\|?|(?<!\\)\|\s*$/g;

function cellsOf(row: string): string[] {
  return row.replace(AROUND_ROW, '').split(/(?<!\\)\|/);
}

const CODE = /(`+)(.+?)\1/g;
/** Matches tags, images, ends of links and marks of emphasis, which take no room. */
const UNSEEN = /<\/?[a-z][^<>:]*>|!\[[^[\]]*\]\([^()]*\)|\]\([^()]*\)|[[\]*\\]|~~/gi;

/** @param isFirst whether the cell is in the first column, where code is kept whole */
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

/** Matches a row of dashes. Texts without one have no table. */
const DELIMITERS = /^[\s>]*\|?\s*:?-+:?\s*\|/m;

/**
 * Adds the properties to cells that the stylesheet and screen readers need: the name of their column for tables that
 * become a list on a phone, a class that keeps dates and names whole, and headings for rows. satteri ignores properties
 * that plugins set on cells of Markdown, so this is done afterwards.
 */
export function tableCells({ prepared, format }: SourceFile): HastPluginDefinition[] {
  const { text, lines } = prepared;
  if (!DELIMITERS.test(text)) return [];
  // The output of JSX is not known here. JSX is rare, and only searched for if the line may contain it.
  const hasJsx = ({ position }: Readonly<Element>) =>
    format === 'mdx' && /[<{]/.test(lines[(position?.start.line ?? 0) - 1] ?? '<');
  const read: TextOf = (cell, context) => (hasJsx(cell) ? textOf(cell) : context.textContent(cell));
  const visit = cellMarker(read, lines);
  return [
    {
      name: 'lectern-table-cells',
      options: { position: true },
      // Cells are visited one by one: reading them as children of their table makes satteri copy the whole tree.
      element: { filter: ['table', 'tr', 'th', 'td'], visit },
    },
  ];
}

type TextOf = (cell: Readonly<Element>, context: HastVisitorContext) => string;

/** Returns a visitor that visits tables, their rows and cells in reading order, and changes cells. */
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
      // Screen readers would announce an empty heading. So the corner becomes a normal cell, and the first cell of each
      // row becomes its heading.
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
  // In a row of two cells, the second needs no label.
  const label = title && text && index > 0 && titles.length > 2 ? title : '';
  // The last column has room, and short code is kept whole already.
  const isWhole = index < titles.length - 1 && isShort(text) && !isCode(cell, text, lines);
  return { ...(label ? { dataLabel: label } : {}), ...(isWhole ? { className: ['nowrap'] } : {}) };
}

/**
 * Checks whether a cell contains only code. Usually the source text decides: satteri copies the whole tree to read a
 * child's name.
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

/** Checks whether a text could break, and fits without a break. */
function isShort(text: string): boolean {
  const width = text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);
  return width <= MAX_WHOLE && /[-\s/\u2e80-\uffef]/.test(text);
}

/** Returns the text of a node without the output of JSX in it. */
function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
