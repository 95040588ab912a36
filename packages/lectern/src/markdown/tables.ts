import type { Element } from 'hast';
import type { HastPluginDefinition, MdastPluginInstance } from 'satteri';
import type { SourceFile } from './page.ts';
import { fail, lineOf, whereIs } from './page.ts';

/** Wraps Markdown tables, so that a wide one scrolls by itself, with the keyboard as well. */
export function tables(source: SourceFile): MdastPluginInstance {
  const { prepared } = source;
  return {
    table(node, context) {
      const line = lineOf(node);
      const lines = prepared.lines.slice(line - 1, node.position?.end.line ?? line);
      const closing = lines.findIndex((row) => /^[\s>]*:{3,}\s*$/.test(row));
      if (closing >= 0) {
        const hint = 'Put an empty line between them.';
        fail(source, 'A ":::" right below a table counts as its row.', whereIs(source, line + closing), hint);
      }
      context.wrapNode(node, {
        type: 'tableScroll',
        data: { hName: 'div', hProperties: { className: ['table-scroll'], tabIndex: 0 } },
        children: [],
      });
    },
  };
}

/** A row that begins with an empty cell, above a row of dashes. */
const EMPTY_CORNER = /^\|\s*\|.*\n\|\s*:?-/m;

/**
 * The empty corner of a table heads nothing: it becomes a usual cell, lest a screen reader announce a heading
 * without words. Only where a text may have one, for it costs a pass.
 */
export function tableCorners(text: string): HastPluginDefinition[] {
  if (!EMPTY_CORNER.test(text)) return [];
  const toCell = { filter: ['th'], visit: (node: Element) => emptyCell(node) };
  return [{ name: 'lectern-table-corners', element: toCell }];
}

function emptyCell(node: Element): Element | undefined {
  return node.children.length === 0 ? { ...node, tagName: 'td' } : undefined;
}
