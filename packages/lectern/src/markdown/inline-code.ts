import type { MdastPluginInstance } from 'satteri';
import { renderBlock } from './code.ts';
import { fenceOf } from './code-file.ts';
import { lineOf, type SourceFile } from './page.ts';

/** Longer code would leave a hole at the end of a line on a phone; this much fits everywhere, in lists as well. */
const MAX_LENGTH = 20;
/** Lines break at spaces, behind the signs, and at brackets (UAX #14): `--|open`, `?|react`, `[name].|[hash]`. */
const BREAKS = /[-\s?!/|{}[\]]/;

/**
 * Short code that a line might break inside of gets the class `nowrap`. A paragraph that is nothing but code such as
 * `<<< ./a.ts`, which `prepare` has made of VitePress's notation, becomes a block with that file.
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
