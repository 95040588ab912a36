import { inkOn, withSiteColors } from './colors.ts';
import { type Elem, parseElement, remove, round } from './element.ts';
import { pruneAttributes, pruneElements } from './prune.ts';
import { pruneStyles } from './prune-styles.ts';

/** A drawing that is ready for a page. */
export interface Finished {
  /** SVG without a role and a name. */
  svg: string;
  /** Width of the drawing (px). */
  width: number;
  /** Text in the drawing. */
  text: string;
  /** Whether nodes link to other pages. */
  hasLinks: boolean;
}

/** Source of a drawing. */
interface Origin {
  /** Prefix of all ids and selectors in the drawing. */
  id: string;
  /** Text of the diagram. The colors in it are chosen by its author. */
  code: string;
  /** Mermaid's name for the type of the diagram. */
  type: string;
}

/**
 * Makes Mermaid's SVG ready for a page: with colors of the site, its own size, and nothing that has no effect. A third
 * of Mermaid's output remains.
 */
export function finish(svg: string, { id, code, type }: Origin): Finished {
  const root = parseElement(svg);
  // In Gantt charts, these mark the day of the build.
  remove(root.querySelectorAll('g.today, line.today'));
  remove(root.querySelectorAll('title, desc').filter((node) => node.parentNode === root));
  centerStates(root);
  setInk(root);
  pruneStyles(root, id);
  if (!root.querySelector('[data-look="handDrawn"]')) joinStrokes(root);
  pruneElements(root);
  pruneAttributes(root);
  const [, , width = 0, height = 0] = (root.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  for (const { name } of root.attributes) {
    if (/^(?:style|role|class|aria-)/.test(name)) root.removeAttribute(name);
  }
  root.setAttribute('width', String(round(width)));
  root.setAttribute('height', String(round(height)));
  return {
    svg: inStrongColors(withSiteColors(plainText(withOwnIds(root, id)), code), type),
    width: round(width),
    text: textOf(root),
    hasLinks: root.querySelector('a') !== null,
  };
}

/** Centers the names of states. Mermaid aligns them to the left if they are not HTML. */
function centerStates(root: Elem): void {
  for (const label of root.querySelectorAll('.statediagram-state .label, .statediagram-note .label')) {
    const y = /translate\([^,)]*,\s*([^)]*)\)/.exec(label.getAttribute('transform') ?? '')?.[1] ?? '0';
    label.setAttribute('transform', `translate(0, ${y})`);
    label.setAttribute('text-anchor', 'middle');
  }
}

/**
 * Sets the text color of nodes whose color is set by the author. It is black or white, depending on that color, in both
 * themes of the site.
 */
function setInk(root: Elem): void {
  for (const shape of root.querySelectorAll('.node > [style]')) {
    const fill = /(?:^|;)\s*fill:\s*(#[0-9a-f]{3,6}|rgb\([^)]*\))/i.exec(
      shape.getAttribute('style') ?? '',
    )?.[1];
    const ink = fill && inkOn(fill);
    if (ink) shape.parentNode?.setAttribute('style', `--mermaid-ink: ${ink}`);
  }
}

/**
 * Replaces the outlines of Rough.js with a stroke of the fill. Rough.js is made for hand-drawn pictures, and draws each
 * outline twice, next to the fill.
 */
function joinStrokes(root: Elem): void {
  for (const shape of root.querySelectorAll('g')) {
    const [filling, outline, ...others] = shape.children;
    const isPair = filling?.nodeName === 'path' && outline?.nodeName === 'path' && others.length === 0;
    if (!isPair || filling.getAttribute('stroke') !== 'none' || outline.getAttribute('fill') !== 'none')
      continue;
    for (const name of ['stroke', 'stroke-width', 'stroke-dasharray']) {
      const value = outline.getAttribute(name);
      if (value !== null && value !== '0 0') filling.setAttribute(name, value);
    }
    const path = filling.getAttribute('d') ?? '';
    if (!/z\s*$/i.test(path)) filling.setAttribute('d', `${path}Z`);
    remove([outline]);
  }
}

/**
 * Replaces ids. Some of Mermaid's ids are numbers that continue from drawing to drawing, so pages would depend on their
 * order.
 */
function withOwnIds(root: Elem, id: string): string {
  const own = new Map(
    root.querySelectorAll('[id]').map((node, at) => [node.getAttribute('id') ?? '', `${id}-${at + 1}`]),
  );
  return root.outerHTML.replace(
    /( id="|url\((?:&quot;|["'])?#|href="#)([^"')&]+)/g,
    (_all, before, name) => before + (own.get(name) ?? name),
  );
}

/**
 * Merges the words of a line, which are separate elements because some may be bold. Also fixes `#9829;` of an author,
 * which Mermaid escapes twice.
 */
function plainText(svg: string): string {
  return svg
    .replace(/ (?:font-style="normal"|font-weight="normal"|class="text-inner-tspan")/g, '')
    .replace(/<tspan>([^<]*)<\/tspan>/g, '$1')
    .replace(/&amp;(#\d+|[a-z]+);/gi, '&$1;');
}

/** Uses the colors of lines for transparent areas. Soft colors would be invisible there. */
function inStrongColors(svg: string, type: string): string {
  return /^(?:radar|venn)/.test(type) ? svg.replaceAll('--mermaid-soft-', '--mermaid-strong-') : svg;
}

function textOf(root: Elem): string {
  const texts = root.querySelectorAll('text').map((text) => {
    const rows = text.querySelectorAll('tspan.row, tspan[dy]');
    const parts = rows.length > 0 ? rows.map(({ textContent }) => textContent) : [text.textContent];
    return parts
      .join(' ')
      .replace(/&#(\d+);/g, (_all, code) => String.fromCodePoint(Number(code)))
      .replace(/&quot;/g, '"')
      .replace(/\s+/g, ' ')
      .trim();
  });
  return [...new Set(texts.filter(Boolean))].join(' ');
}
