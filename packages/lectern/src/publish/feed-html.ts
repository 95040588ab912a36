import render from 'dom-serializer';
import { type ChildNode, Element, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** They mean nothing without styles and scripts of the site; what is in them stays. */
const UNWRAPPED = new Set(['span', 'lectern-island', 'lectern-slot', 'font']);
/** Controls, which nothing answers to, and what is no text. */
const DROPPED = new Set('base button dialog link meta script select style template textarea'.split(' '));
const DROPPED_CLASSES = ['header-anchor', 'sr-only', 'code-tools'];
/** What styles, scripts and screen readers of the site go by. */
const OWN_ATTRIBUTE = /^(?:class|style|tabindex|target|role|hidden|for|slot|on.*|data-.*|aria-.*)$/i;
const URL_ATTRIBUTES = new Set(['href', 'src', 'poster', 'cite']);

/**
 * The HTML of an article as it can be read elsewhere: addresses are absolute; what needs the site's styles and scripts
 * (anchor links, buttons, colors of code) is taken away, as is the title, which feeds have beside it.
 *
 * @param page absolute URL of the page
 */
export function feedHtml(article: string, page: string): string {
  const nodes = parseDocument(article).children;
  const first = nodes.find((node) => !(node instanceof Text && node.data.trim() === ''));
  const isTitle = first instanceof Element && first.name === 'h1';
  const text = isTitle ? nodes.filter((node) => node !== first) : nodes;
  const kept = text.flatMap((node) => withoutSite(node, page));
  // Characters stay as they are: every feed says that it is UTF-8.
  return render(kept, { encodeEntities: 'utf8' }).trim();
}

/** @returns what is in a node's place */
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
