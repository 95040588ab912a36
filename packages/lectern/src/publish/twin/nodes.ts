import type { ChildNode, Element } from 'domhandler';

const BLOCKS = new Set(
  'address article aside blockquote dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr label li main nav ol p pre section summary table ul'.split(
    ' ',
  ),
);

/** Elements that are left out of the text: controls, scripts, and text for screen readers only. */
const UNSEEN = new Set(['button', 'script', 'style', 'template']);
const UNSEEN_CLASSES = ['header-anchor', 'sr-only', 'data-footnote-backref'];

export function isElement(node: ChildNode): node is Element {
  return node.type === 'tag' || node.type === 'script' || node.type === 'style';
}

export function isUnseen(node: Element): boolean {
  return UNSEEN.has(node.name) || classesOf(node).some((name) => UNSEEN_CLASSES.includes(name));
}

export function classesOf(node: Element): string[] {
  return node.attribs.class?.split(' ') ?? [];
}

/**
 * Checks whether a node is a block. An element without its own meaning, such as an island, is one if it contains one.
 */
export function isBlock(node: ChildNode): boolean {
  if (!isElement(node)) return false;
  if (BLOCKS.has(node.name)) return true;
  return node.name !== 'svg' && node.children.some(isBlock);
}

/** Returns the unchanged text of a node and its descendants. */
export function textOf(node: ChildNode): string {
  if (node.type === 'text') return node.data;
  if (!isElement(node)) return '';
  const { children } = node;
  const [only] = children;
  return only && children.length === 1 ? textOf(only) : children.map(textOf).join('');
}

/** Returns the elements with a name at any depth below a node, except those inside of another found element. */
export function findAll(node: Element, name: string): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => (child.name === name ? [child] : findAll(child, name)));
}
