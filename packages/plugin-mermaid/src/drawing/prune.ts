import { type Elem, remove, round } from './element.ts';

/**
 * Removes invisible parts: shadows, HTML next to text, unused markers and gradients, boxes without a size, empty
 * groups, and unused ids.
 */
export function pruneElements(root: Elem): void {
  const named = [...root.outerHTML.matchAll(/url\((?:&quot;|["'])?#([^"')&]+)|href="#([^"]+)/g)];
  const used = new Set(named.map(([, url, href]) => url ?? href));
  const isUnused = (node: Elem) => !used.has(node.getAttribute('id') ?? '');
  remove(root.querySelectorAll('filter, switch > foreignObject'));
  remove(root.querySelectorAll('marker, linearGradient, clipPath, symbol').filter(isUnused));
  remove(root.querySelectorAll('rect').filter((node) => node.getAttribute('width') === null));
  const groups = root.querySelectorAll('g, defs');
  for (const group of groups.reverse()) if (group.childNodes.length === 0) remove([group]);
  for (const node of root.querySelectorAll('[id]').filter(isUnused)) node.removeAttribute('id');
}

/**
 * Matches attributes for scripts, Mermaid's own measures, shadows, and the namespace, which SVG in HTML does not need.
 */
const IDLE = /^(?:data-.*|label-offset.*|filter|xmlns)$/;

/** Removes attributes without an effect, and rounds numbers to a hundredth of a pixel. */
export function pruneAttributes(root: Elem): void {
  for (const node of [root, ...root.querySelectorAll('*')]) {
    for (const { name, value } of node.attributes) {
      const text = clean(name, value);
      const isIdle = (name === 'class' || name === 'style') && /^;*$/.test(text);
      if (isIdle || IDLE.test(name)) node.removeAttribute(name);
      else if (!/href$/.test(name)) node.setAttribute(name, name === 'd' ? shortPath(text) : rounded(text));
    }
  }
}

/**
 * Cleans the value of an attribute. Mermaid writes `undefined` if a node has no style of its own. With a blend mode,
 * flows would be invisible on a dark page.
 */
function clean(name: string, value: string): string {
  const own = /^(?:class|style)$/.test(name)
    ? value.replace(/(?<![\w-])[\w-]*undefined\b;*|mix-blend-mode:\s*\w+;?/g, '')
    : value;
  return own.trim().replace(/\s+/g, ' ');
}

/**
 * Returns a rounded path without lines of zero length. The markers at its ends point along the last line, and would be
 * turned by such a line.
 */
function shortPath(path: string): string {
  let short = rounded(path);
  for (let before = ''; short !== before; ) {
    before = short;
    short = short.replace(/([MLQC ])(-?[\d.]+,-?[\d.]+) ?L ?\2(?=[A-Z ]|$)/g, '$1$2');
  }
  return short;
}

function rounded(text: string): string {
  return text.replace(/-?\d+\.\d{3,}(?:e-?\d+)?/g, (number) => String(round(Number(number))));
}
