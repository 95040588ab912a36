import type { PhrasingContent } from 'mdast';
import type { MdastPluginInstance } from 'satteri';
import type { Emoji } from './emoji.ts';
import type { SourceFile } from './page.ts';

/**
 * Turns directives back into text. The parser treats `端口:foo`, `a:b` and `::before` as directives, but the writer means
 * text.
 */
export function literals(source: SourceFile, emoji: Emoji | null): MdastPluginInstance {
  /** Start offsets of directives that are direct children of another one and were replaced together with it. */
  const done = new Set<number>();
  const spell = (node: DirectiveNode) => literal(node, source, done);
  return {
    textDirective(node, context) {
      if (done.has(offsets(node).start)) return;
      const found = node.children.length === 0 && emoji?.ofDirective(node.name, offsets(node).end);
      context.replaceNode(node, found ? [{ type: 'text', value: found }] : spell(node));
    },
    leafDirective(node, context) {
      context.replaceNode(node, { type: 'paragraph', children: spell(node) });
    },
  };
}

interface DirectiveNode {
  type: string;
  children: readonly { type: string }[];
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
}

/** Returns the characters of a directive as text around its children, which keep their formatting. */
function literal(node: DirectiveNode, source: SourceFile, done: Set<number>): PhrasingContent[] {
  const { text } = source.prepared;
  const { start, end } = offsets(node);
  const content: PhrasingContent[] = [];
  let at = start;
  for (const child of node.children as (DirectiveNode & PhrasingContent)[]) {
    const inside = offsets(child);
    content.push({ type: 'text', value: text.slice(at, inside.start) });
    if (child.type === 'textDirective') {
      done.add(inside.start);
      content.push(...literal(child, source, done));
    } else content.push(child);
    at = inside.end;
  }
  const tail = text.slice(at, end);
  // In MDX, `端口:foo{x}` contains an expression.
  const expression = source.format === 'mdx' ? /^(.*?)\{([\s\S]*)\}$/.exec(tail) : null;
  if (!expression) return [...content, { type: 'text', value: tail }];
  const [, before = '', value = ''] = expression;
  return [...content, { type: 'text', value: before }, { type: 'mdxTextExpression', value }];
}

function offsets(node: DirectiveNode): { start: number; end: number } {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}
