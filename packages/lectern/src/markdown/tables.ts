import type { Element } from 'hast';
import type { HastPluginDefinition, MdastPluginInstance } from 'satteri';
import type { SourceFile } from './page.ts';
import { fail, lineOf, whereIs } from './page.ts';

/** Wraps Markdown tables, so that a wide one scrolls by itself (`boot-scrollers.ts`: with the keyboard as well). */
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
        data: { hName: 'div', hProperties: { className: ['table-scroll'] } },
        children: [],
      });
    },
  };
}

/** A row that begins with an empty cell, above a row of dashes. */
const EMPTY_CORNER = /^\|\s*\|.*\n\|\s*:?-/m;

/**
 * A table with an empty corner has a heading for each row as well: the corner becomes a usual cell, lest a screen
 * reader announce a heading without words, and the first cell of each row its heading. Only where a text may have
 * such a table, for it costs a pass.
 */
export function tableCorners(text: string): HastPluginDefinition[] {
  if (!EMPTY_CORNER.test(text)) return [];
  return [{ name: 'lectern-table-corners', element: { filter: ['table'], visit: withRowHeadings } }];
}

function withRowHeadings(table: Element): Element | undefined {
  const [head] = elements(table);
  const [row] = head ? elements(head) : [];
  const [corner] = row ? elements(row) : [];
  if (corner?.tagName !== 'th' || corner.children.length > 0) return undefined;
  return mapElements(table, (part) =>
    mapElements(part, (row) =>
      mapElements(row, (cell, index) => {
        if (index > 0) return cell;
        if (part === head) return { ...cell, tagName: 'td' };
        return { ...cell, tagName: 'th', properties: { ...cell.properties, scope: 'row' } };
      }),
    ),
  );
}

function elements({ children }: Element): Element[] {
  return children.filter((child) => child.type === 'element');
}

function mapElements(parent: Element, change: (child: Element, index: number) => Element): Element {
  const places = elements(parent);
  const children = parent.children.map((child) =>
    child.type === 'element' ? change(child, places.indexOf(child)) : child,
  );
  return { ...parent, children };
}
