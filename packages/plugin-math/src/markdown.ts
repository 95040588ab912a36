import type { MarkdownFile, MarkdownPlugins } from 'lectern';
import { type Placed, readDollars } from './dollars.ts';
import { createFormulas } from './file-formulas.ts';
import type { Macros } from './tex.ts';

/** Placeholder for a formula in a line of text. Headings, titles and descriptions use its text. */
const ELEMENT = 'lectern-math';

/** Returns the visitors that handle the formulas of one file. */
export function mathIn(file: MarkdownFile, macros: Macros): MarkdownPlugins {
  const formulas = createFormulas(file, macros);
  /** Start offsets of formulas that are alone in their paragraph. */
  const alone = new Set<number>();
  const mdast: MarkdownPlugins['mdast'] = [
    {
      name: 'math',
      options: { position: true },
      paragraph(node, context) {
        // Checked first, since reading children copies the whole tree.
        if (!context.source.startsWith('$$', offsetOf(node))) return;
        const [child] = node.children;
        if (node.children.length !== 1 || child?.type !== 'inlineMath') return;
        alone.add(offsetOf(child));
        context.replaceNode(node, asHtml(formulas.block(file.clean(child.value), lineOf(child))));
      },
      inlineMath(node, context) {
        if (alone.has(offsetOf(node))) return;
        const found = formulas.inText(file.clean(node.value), readDollars(node, context.source));
        if (!found) return;
        context.replaceNode(node, {
          type: 'formula',
          data: { hName: ELEMENT, hProperties: { number: String(found.number) } },
          children: [{ type: 'text', value: found.text }],
        });
      },
      math(node, context) {
        context.replaceNode(node, asHtml(formulas.block(file.clean(node.value), lineOf(node) + 1)));
      },
      code(node, context) {
        if (node.lang !== 'math') return;
        context.replaceNode(node, asHtml(formulas.block(file.codeOf(node), lineOf(node) + 1)));
      },
    },
  ];
  const hast: MarkdownPlugins['hast'] = [
    {
      name: 'math',
      element: {
        filter: [ELEMENT],
        visit(node, context) {
          const value = formulas.htmlOf(Number(node.properties.number));
          context.replaceNode(node, { type: 'raw', value });
        },
      },
    },
  ];
  return { features: { math: true }, mdast, hast };
}

function asHtml(value: string) {
  return { type: 'html', value } as const;
}

function lineOf({ position }: Placed): number {
  return position?.start.line ?? 1;
}

function offsetOf({ position }: Placed): number {
  return position?.start.offset ?? 0;
}
