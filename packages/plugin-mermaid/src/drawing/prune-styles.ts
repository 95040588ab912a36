import type { Elem } from './element.ts';
import { readRules } from './style-sheet.ts';

/** Matches declarations that have no effect in SVG, or that the page decides. */
const IDLE =
  /^(?:font-family|background(?:-color)?|text-align|cursor|color|filter|pointer-events|display|padding|margin)$/;
/** Matches selectors of HTML elements, and of the page's root. */
const ELSEWHERE = /(?:^|[\s>])(?:p|span|div|foreignObject|:root)\b/;

/** Keeps only the rules of the drawing's style sheet that have an effect in it: two out of ten. */
export function pruneStyles(root: Elem, id: string): void {
  const style = root.querySelector('style');
  if (!style) return;
  const css = style.textContent;
  const rules = readRules(css).flatMap(({ selectors, text }) => {
    const used = selectors.filter((selector) => isUsed(root, selector, id));
    const declarations = text
      .split(';')
      .filter((one) => one.trim() && !IDLE.test(one.split(':')[0]?.trim() ?? ''));
    if (used.length === 0 || declarations.length === 0) return [];
    return [`${[...new Set(used.map(withoutLook))].join(',')}{${declarations.join(';')}}`];
  });
  const moves = root.querySelector('.edge-animation-slow, .edge-animation-fast');
  const frames = moves ? /@keyframes dash\{[^}]*\}\s*\}/.exec(css)?.[0] : '';
  style.textContent = [frames, ...rules].join('');
}

/** Removes the attribute of the look from a selector, since all nodes of a drawing have the same look. */
function withoutLook(selector: string): string {
  return selector.replace(/\[data-look=["']?\w+["']?\]/g, '');
}

function isUsed(root: Elem, selector: string, id: string): boolean {
  if (selector === `#${id}`) return true;
  if (ELSEWHERE.test(selector)) return false;
  try {
    return root.querySelector(selector.replace(/:{1,2}[\w-]+(?:\([^)]*\))?/g, '')) !== null;
  } catch {
    // svgdom does not support this selector.
    return true;
  }
}
