import { inkOn, withSiteColors } from './colors.ts';
import { type Elem, parseElement, remove, round } from './element.ts';
import { pruneAttributes, pruneElements } from './prune.ts';
import { pruneStyles } from './prune-styles.ts';

/** A drawing that can stand in a page. */
export interface Finished {
  /** SVG without a role and a name. */
  svg: string;
  /** Width of the drawing (px). */
  width: number;
  /** What is written in it. */
  text: string;
  /** Nodes lead to other pages. */
  hasLinks: boolean;
}

/** Where a drawing comes from. */
interface Origin {
  /** All ids and selectors in it begin with it. */
  id: string;
  /** Text of the diagram: the colors in it are its author's. */
  code: string;
  /** What Mermaid calls the type of the diagram. */
  type: string;
}

/**
 * Makes Mermaid's SVG fit for a page: colors of the site, its own size, and nothing in it that does nothing. A third
 * of what Mermaid writes remains.
 */
export function finish(svg: string, { id, code, type }: Origin): Finished {
  const root = parseElement(svg);
  // The day of the build, in plans.
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

/** Mermaid sets the names of states at the left when they are no HTML. */
function centerStates(root: Elem): void {
  for (const label of root.querySelectorAll('.statediagram-state .label, .statediagram-note .label')) {
    const y = /translate\([^,)]*,\s*([^)]*)\)/.exec(label.getAttribute('transform') ?? '')?.[1] ?? '0';
    label.setAttribute('transform', `translate(0, ${y})`);
    label.setAttribute('text-anchor', 'middle');
  }
}

/** On a color that an author gave a node, text is black or white as the color needs, in both themes of the site. */
function setInk(root: Elem): void {
  for (const shape of root.querySelectorAll('.node > [style]')) {
    const fill = /(?:^|;)\s*fill:\s*(#[0-9a-f]{3,6}|rgb\([^)]*\))/i.exec(
      shape.getAttribute('style') ?? '',
    )?.[1];
    const ink = fill && inkOn(fill);
    if (ink) shape.parentNode?.setAttribute('style', `--mermaid-ink: ${ink}`);
  }
}

/** Rough.js, made for drawings by hand, draws outlines twice beside the filling: they are its stroke. */
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

/** Some of Mermaid's ids are numbers that go on from drawing to drawing: two pages would differ by their order. */
function withOwnIds(root: Elem, id: string): string {
  const own = new Map(
    root.querySelectorAll('[id]').map((node, at) => [node.getAttribute('id') ?? '', `${id}-${at + 1}`]),
  );
  return root.outerHTML.replace(
    /( id="|url\((?:&quot;|["'])?#|href="#)([^"')&]+)/g,
    (_all, before, name) => before + (own.get(name) ?? name),
  );
}

/** Words of a line are parts of their own, for those that are bold; `#9829;` of an author is escaped once too often. */
function plainText(svg: string): string {
  return svg
    .replace(/ (?:font-style="normal"|font-weight="normal"|class="text-inner-tspan")/g, '')
    .replace(/<tspan>([^<]*)<\/tspan>/g, '$1')
    .replace(/&amp;(#\d+|[a-z]+);/gi, '&$1;');
}

/** Areas that others shine through take the colors of lines: of soft ones nothing would be left. */
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
