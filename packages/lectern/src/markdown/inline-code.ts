import type { MdastPluginInstance } from 'satteri';

/** Longer code would leave a hole at the end of a line on a phone; this much fits everywhere, in lists as well. */
const MAX_LENGTH = 20;
/** Lines break at spaces, behind the signs, and at brackets (UAX #14): `--|open`, `?|react`, `[name].|[hash]`. */
const BREAKS = /[-\s?!/|{}[\]]/;

/** Short code that a line might break inside of gets the class `nowrap`. */
export function inlineCode(): MdastPluginInstance {
  return {
    inlineCode(node, context) {
      if (node.value.length > MAX_LENGTH || !BREAKS.test(node.value)) return;
      context.setProperty(node, 'data', { hProperties: { className: ['nowrap'] } });
    },
  };
}
