import type { MdastPluginInstance } from 'satteri';

/** Longer code would leave a hole at the end of a line on a phone; this much fits everywhere, in lists as well. */
const MAX_LENGTH = 20;
/** Lines break behind these, or before the brackets (UAX #14): `--|open`, `?|react`, `[name].|[hash]`. */
const BREAKS = /[-?!/|{}[\]]/;

/** Short code that a line might break inside of gets the class `nowrap`. At spaces it may break, as commands do. */
export function inlineCode(): MdastPluginInstance {
  return {
    inlineCode(node, context) {
      if (node.value.length > MAX_LENGTH || !BREAKS.test(node.value)) return;
      context.setProperty(node, 'data', { hProperties: { className: ['nowrap'] } });
    },
  };
}
