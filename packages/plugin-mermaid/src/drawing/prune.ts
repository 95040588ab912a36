import { type Elem, remove, round } from './element.ts';

/** Takes out what is not seen: shadows, HTML beside text, markers and gradients that nothing names, boxes without a size, empty groups, ids. */
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

/** For scripts, measures of Mermaid's own, shadows; SVG in HTML needs no namespace. */
const IDLE = /^(?:data-.*|label-offset.*|filter|xmlns)$/;

/** Takes out attributes that do nothing, and what numbers have beyond a hundredth of a pixel. */
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

/** Mermaid writes `undefined` where a node has no style of its own. Mixed with a dark page, flows would be gone. */
function clean(name: string, value: string): string {
  const own = /^(?:class|style)$/.test(name)
    ? value.replace(/(?<![\w-])[\w-]*undefined\b;*|mix-blend-mode:\s*\w+;?/g, '')
    : value;
  return own.trim().replace(/\s+/g, ' ');
}

/**
 * A rounded path without lines of no length, which would turn the markers at its ends: they point along the last line.
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
