import type { Element, ElementContent } from 'hast';
import type { PhrasingContent, Table, TableCell } from 'mdast';
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
      const stacks = columnsOf(node).length > MAX_COLUMNS_ON_PHONE || leastWidth(node) > MAX_WIDTH_ON_PHONE;
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

/** How narrow a table can be, in characters. */
function leastWidth(table: Table): number {
  const widths = columnsOf(table).map((_, index) =>
    Math.max(
      ...table.children.map(({ children }) => longestPart(children[index]?.children ?? [], index === 0)),
    ),
  );
  return widths.reduce((sum, width) => sum + width, 0);
}

/** @param isFirst in the first column, code stays whole */
function longestPart(nodes: readonly PhrasingContent[], isFirst: boolean): number {
  const lengths = nodes.map((node) => {
    if ('children' in node) return longestPart(node.children, isFirst);
    const text = 'value' in node ? node.value : '';
    const isCode = node.type === 'inlineCode' && (isFirst || text.length <= MAX_WHOLE);
    return isCode ? text.length : Math.max(...text.split(BREAKS).map((part) => part.length));
  });
  return Math.max(0, ...lengths);
}

/** A row of dashes: texts without one have no table. */
const DELIMITERS = /^[\s>]*\|?\s*:?-+:?\s*\|/m;

/**
 * Gives cells what the stylesheet and screen readers need: the name of their column where the table becomes a list on a
 * phone, a class that keeps dates and names whole, and headings for rows. satteri passes over what plugins set on cells
 * of Markdown, so it is done after.
 */
export function tableCells(text: string): HastPluginDefinition[] {
  if (!DELIMITERS.test(text)) return [];
  return [{ name: 'lectern-table-cells', element: { filter: ['table'], visit: markCells } }];
}

/** One change for each cell: with a new table in the place of the old one, the time grows with the square of its rows. */
function markCells(table: Readonly<Element>, context: HastVisitorContext): void {
  const [head, ...others] = elements(table);
  const titles = head ? elements(head).flatMap(elements) : [];
  const [corner] = titles;
  // A heading without words would be announced: the corner becomes a usual cell, the first of each row its heading.
  const hasRowHeadings = corner?.tagName === 'th' && corner.children.length === 0;
  if (corner && hasRowHeadings) context.replaceNode(corner, { ...corner, tagName: 'td' });
  const labels = titles.map(textOf);
  for (const row of others.flatMap(elements)) {
    for (const [index, cell] of elements(row).entries()) {
      const added = cellProperties(cell, index, labels);
      if (hasRowHeadings && index === 0) {
        const properties = { ...cell.properties, ...added, scope: 'row' };
        context.replaceNode(cell, { ...cell, tagName: 'th', properties });
      } else {
        for (const [name, value] of Object.entries(added)) context.setProperty(cell, name, value);
      }
    }
  }
}

function cellProperties(cell: Element, index: number, titles: readonly string[]): Element['properties'] {
  const text = textOf(cell);
  const title = titles[index];
  // Of two cells, the second says what it is.
  const label = title && text && index > 0 && titles.length > 2 ? title : '';
  // The last column has room, and short code is kept whole already.
  const isWhole = index < titles.length - 1 && !isCode(cell) && isShort(text);
  return { ...(label ? { dataLabel: label } : {}), ...(isWhole ? { className: ['nowrap'] } : {}) };
}

function isCode({ children: [only, other] }: Element): boolean {
  return only?.type === 'element' && only.tagName === 'code' && !other;
}

/** True for what could break, and fits. */
function isShort(text: string): boolean {
  const width = text.length + (text.match(/[\u2e80-\uffef]/g)?.length ?? 0);
  return width <= MAX_WHOLE && /[-\s/\u2e80-\uffef]/.test(text);
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

function elements({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}
