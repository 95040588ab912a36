import render from 'dom-serializer';
import { type ChildNode, Element, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Elements that mean nothing without the site's styles and scripts. Their content is kept. */
const UNWRAPPED = new Set(['span', 'lectern-island', 'lectern-slot', 'font']);
/** Controls, which would not work, and elements that are not text. */
const DROPPED = new Set('base button dialog link meta script select style template textarea'.split(' '));
const DROPPED_CLASSES = ['header-anchor', 'sr-only', 'code-tools'];
/** Attributes for the site's styles and scripts, and for screen readers. */
const OWN_ATTRIBUTE = /^(?:class|style|tabindex|target|role|hidden|for|slot|on.*|data-.*|aria-.*)$/i;
const URL_ATTRIBUTES = new Set(['href', 'src', 'poster', 'cite']);

/**
 * Returns the HTML of an article for feeds. Addresses become absolute. Parts that need the site's styles and scripts
 * (anchor links, buttons, colors of code) are removed. So is the title, because feeds have it separately.
 *
 * @param page absolute URL of the page
 */
export function feedHtml(article: string, page: string): string {
  const nodes = parseDocument(article).children;
  const first = nodes.find((node) => !(node instanceof Text && node.data.trim() === ''));
  const isTitle = first instanceof Element && first.name === 'h1';
  const text = isTitle ? nodes.filter((node) => node !== first) : nodes;
  const kept = text.flatMap((node) => withoutSite(node, page));
  // Characters are not encoded, because every feed declares UTF-8.
  return render(kept, { encodeEntities: 'utf8' }).trim();
}

/** @returns the nodes that replace a node */
function withoutSite(node: ChildNode, page: string): ChildNode[] {
  if (node instanceof Text) return [node];
  if (!(node instanceof Element) || isDropped(node)) return [];
  if (node.name === 'input') return node.attribs.type === 'checkbox' ? [new Text(boxOf(node))] : [];
  const children = node.children.flatMap((child) => withoutSite(child, page));
  if (UNWRAPPED.has(node.name)) return children;
  if (node.name === 'label') return [new Element('p', {}, [new Element('strong', {}, children)])];
  const attributes = Object.entries(node.attribs)
    .filter(([name]) => !OWN_ATTRIBUTE.test(name))
    .map(([name, value]) => [name, absolute(name, value, page)]);
  return [new Element(node.name, Object.fromEntries(attributes), children)];
}

function isDropped({ name, attribs }: Element): boolean {
  const classes = attribs.class?.split(/\s+/) ?? [];
  return (
    DROPPED.has(name) ||
    attribs['aria-hidden'] === 'true' ||
    DROPPED_CLASSES.some((own) => classes.includes(own))
  );
}

function boxOf({ attribs }: Element): string {
  return 'checked' in attribs ? '☑' : '☐';
}

function absolute(name: string, value: string, page: string): string {
  if (name === 'srcset') {
    return value.replace(
      /(^|,\s*)([^\s,]\S*)/g,
      (_, before: string, url: string) => before + resolve(url, page),
    );
  }
  return URL_ATTRIBUTES.has(name) ? resolve(value, page) : value;
}

function resolve(url: string, page: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  return URL.canParse(url, page) ? new URL(url, page).href : url;
}
