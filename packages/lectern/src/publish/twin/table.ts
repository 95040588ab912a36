import type { Element } from 'domhandler';
import { NOTES } from '../../shared/notes.ts';
import { codeSpan } from './escape.ts';
import { type InlineContext, toInline } from './inline.ts';
import { findAll, isBlock, isElement, textOf } from './nodes.ts';

const RULES: Record<string, string> = { left: ':--', right: '--:', center: ':-:' };

/** Returns a GFM table with one line per row. The first row is the header. */
export function toTable(table: Element, context: InlineContext): string {
  const rows = findAll(table, 'tr').map((row) =>
    row.children.filter(isElement).filter(({ name }) => name === 'th' || name === 'td'),
  );
  const [first = []] = rows;
  const hasHead = first.some(({ name }) => name === 'th');
  const head = hasHead ? first : [];
  const width = Math.max(...rows.map((cells) => cells.length));
  const rules = Array.from({ length: width }, (_, column) => ruleOf(first[column]));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const inCell = { ...context, isCell: true };
  const toLine = (cells: readonly Element[]) => line(cells.map((cell) => toCell(cell, inCell)));
  return [toLine(head), line(rules), ...rows.slice(hasHead ? 1 : 0).map(toLine)].join('\n');
}

function ruleOf(cell: Element | undefined): string {
  const align = cell?.attribs.align ?? /text-align:\s*(\w+)/.exec(cell?.attribs.style ?? '')?.[1] ?? '';
  return RULES[align] ?? '---';
}

/** Returns a cell as one line. Several lines in HTML are joined by `<br>`. */
function toCell(cell: Element, inCell: InlineContext): string {
  if (!cell.children.some(isBlock)) return toInline(cell.children, inCell).trim();
  return linesOf(cell, inCell)
    .filter((line) => line !== '')
    .join('<br>');
}

function linesOf(node: Element, context: InlineContext): string[] {
  if (node.name === 'pre') {
    return textOf(node)
      .trimEnd()
      .split('\n')
      .map((line) => codeSpan(line).replaceAll('|', '\\|'));
  }
  if (node.attribs[NOTES.markdown] !== undefined) return [toInline([node], context).trim()];
  if (!node.children.some(isBlock)) return [toInline(node.children, context).trim()];
  return node.children.flatMap((child) =>
    isElement(child) && isBlock(child) ? linesOf(child, context) : [toInline([child], context).trim()],
  );
}
