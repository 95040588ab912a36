import type { MdastPluginInstance } from 'satteri';
import { renderBlock } from './code.ts';
import { fenceOf } from './code-file.ts';
import { lineOf, type SourceFile } from './page.ts';

/**
 * Maximum length of code that is kept on one line. Longer code would leave a gap at the end of a line on a phone. Code
 * of this length fits everywhere, even in lists.
 */
const MAX_LENGTH = 20;
/**
 * Matches places where lines break: spaces, after signs, and at brackets (UAX #14): `--|open`, `?|react`,
 * `[name].|[hash]`.
 */
const BREAKS = /[-\s?!/|{}[\]]/;

/**
 * Adds the class `nowrap` to short code in which a line might break. A paragraph that is only code such as `<<< ./a.ts`
 * becomes a block with that file. `prepare` makes such code from VitePress's notation.
 */
export function inlineCode(source: SourceFile): MdastPluginInstance {
  return {
    inlineCode(node, context) {
      const snippet = node.value.startsWith('<<< ') && context.parent(node);
      if (snippet && snippet.type === 'paragraph' && snippet.children.length === 1) {
        const block = { ...fenceOf(node.value), code: '', line: lineOf(node) };
        context.replaceNode(snippet, { type: 'html', value: renderBlock(block, source) });
        return;
      }
      if (node.value.length > MAX_LENGTH || !BREAKS.test(node.value)) return;
      context.setProperty(node, 'data', { hProperties: { className: ['nowrap'] } });
    },
  };
}
