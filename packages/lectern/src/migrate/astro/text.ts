import { ENGINE_TAGS } from './engine-tags.ts';
import type { AstroElement, AstroNode } from './parse.ts';
import type { Printing } from './print.ts';

const BLOCK =
  /^(?:address|article|aside|blockquote|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|style|script|option|select|video|audio|iframe)$/;
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|button|cite|code|del|dfn|em|i|img|input|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|u|var)$/;

/** Returns the nodes without styles, scripts and icons, and joins adjacent texts. */
export function shownNodes(nodes: readonly AstroNode[], printing: Printing): AstroNode[] {
  const shown: AstroNode[] = [];
  for (const node of nodes) {
    const last = shown.at(-1);
    if (node.type === 'element' && (/^(?:script|style)$/.test(node.name) || isIcon(node, printing))) continue;
    if (node.type === 'text' && last?.type === 'text')
      shown[shown.length - 1] = { ...last, value: last.value + node.value };
    else shown.push(node);
  }
  return shown;
}

/** Checks whether an element is purely decorative and has no label. */
function isIcon({ name, attributes }: AstroElement, { engine }: Printing): boolean {
  const tag = ENGINE_TAGS[engine.get(name) ?? ''];
  return tag?.from === null && !attributes.some((item) => 'name' in item && item.name === 'label');
}

/** Returns nodes without empty text at the start and end. */
export function trimmed(nodes: readonly AstroNode[]): AstroNode[] {
  const isSpace = (node: AstroNode | undefined) => node?.type === 'text' && node.value.trim() === '';
  return nodes.slice(isSpace(nodes[0]) ? 1 : 0, isSpace(nodes.at(-1)) ? -1 : undefined);
}

type Neighbours = [before: AstroNode | undefined, after: AstroNode | undefined];

/** Prints text as lines of JSX, which preserves spaces at the ends of lines only in braces. */
export function text(value: string, [before, after]: Neighbours, parent: string, indent: string): string[] {
  const words = value.trim().replace(/\s+/g, ' ');
  const space = (side: AstroNode | undefined) => (showsSpace(side, parent) ? [`${indent}{' '}`] : []);
  if (words === '') {
    const isShown = before && after && showsSpace(before, parent) && showsSpace(after, parent);
    return value !== '' && isShown ? space(before) : [];
  }
  const escaped = words
    .replace(/[{}]/g, (brace) => `{'${brace}'}`)
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
  return [
    ...(/^\s/.test(value) && before ? space(before) : []),
    indent + escaped,
    ...(/\s$/.test(value) && after ? space(after) : []),
  ];
}

/** Checks whether a space next to a node is visible. Next to a block it is not. */
function showsSpace(node: AstroNode | undefined, parent: string): boolean {
  if (!node || /^(?:svg|g|defs|table|tr|tbody|thead|ul|ol|dl)$/.test(parent)) return false;
  if (node.type !== 'element') return true;
  return (
    !BLOCK.test(node.name) &&
    (INLINE.test(node.name) || /^[A-Z]|[-.]/.test(node.name) || node.name === 'slot')
  );
}
