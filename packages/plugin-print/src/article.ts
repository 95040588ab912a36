import render from 'dom-serializer';
import { type ChildNode, Element, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** Data about the book that an article is inserted into. */
export interface BookPlace {
  /** Id of the page in the book, which is the prefix of the ids on the page. */
  anchor: string;
  /** Ids of all pages of the book by their paths. */
  anchors: ReadonlyMap<string, string>;
  base: string;
  siteOrigin: string | undefined;
}

/** Elements that are replaced by their content on paper. */
const UNWRAPPED = new Set(['lectern-island', 'lectern-slot']);
const DROPPED = new Set(['script', 'template', 'dialog']);
const DROPPED_CLASSES = ['header-anchor', 'code-tools'];
/** Matches attributes that only the screen needs: lazy loading of pictures, regions for the keyboard, tooltips. */
const SCREEN_ATTRIBUTES = /^(?:loading|fetchpriority|tabindex|target|data-(?:tooltip|placement)|on.*)$/;
/** Matches attributes that contain one id or several ids. */
const ID_ATTRIBUTES =
  /^(?:id|for|headers|list|form|popovertarget|aria-(?:labelledby|describedby|controls|owns|details|flowto|activedescendant|errormessage))$/;

/** Returns the HTML of a page's article for a book, with a heading of the second level at its beginning. */
export function bookArticle(html: string, title: string, place: BookPlace): string {
  const nodes = parseDocument(html, { lowerCaseAttributeNames: false }).children;
  const kept = nodes.flatMap((node) => forPaper(node, place));
  const hasTitle = nodes.some((node) => node instanceof Element && node.name === 'h1');
  const heading = hasTitle ? [] : [new Element('h2', {}, [new Text(title)])];
  return render([...heading, ...kept], { encodeEntities: 'utf8' }).trim();
}

/** @returns the nodes that replace a node */
function forPaper(node: ChildNode, place: BookPlace): ChildNode[] {
  if (node instanceof Text) return [node];
  if (!(node instanceof Element)) return [];
  const classes = classesOf(node);
  if (DROPPED.has(node.name) || DROPPED_CLASSES.some((name) => classes.includes(name))) return [];
  // Drops "Opens in a new tab", which makes no sense on paper.
  if (classes.includes('sr-only') && node.parent instanceof Element && node.parent.name === 'a') return [];
  if (node.name === 'iframe' || node.name === 'video' || node.name === 'audio') return asLink(node, place);
  const children = node.children.flatMap((child) => forPaper(child, place));
  if (UNWRAPPED.has(node.name)) return children;
  if (node.name === 'label' && classes.includes('tab')) return [tabLabel(children)];
  const attributes = attributesOf(node, place);
  const name = nameOf(node);
  if (name === 'span') delete attributes.type;
  if (node.name === 'details') attributes.open = '';
  // On the screen, a wide table also scrolls with the keyboard. On pages, a script handles that.
  if (classes.includes('table-scroll')) attributes.tabindex = '0';
  return [new Element(name, attributes, children)];
}

function classesOf({ attribs }: Element): string[] {
  return attribs.class?.split(/\s+/) ?? [];
}

/**
 * Returns the name of an element in the book. Headings are one level deeper, below that of the book. A word with a
 * tooltip is plain text.
 */
function nameOf(node: Element): string {
  const level = /^h([1-5])$/.exec(node.name)?.[1];
  if (level) return `h${Number(level) + 1}`;
  return node.name === 'button' && classesOf(node).includes('has-tooltip') ? 'span' : node.name;
}

/** Returns the name of a tab. All panels are shown, each below its name. */
function tabLabel(children: ChildNode[]): Element {
  const text = children.filter((child) => !(child instanceof Element && child.name === 'input'));
  return new Element('p', { class: 'book-tab' }, text);
}

/** Replaces videos and other sites with links, since paper cannot show them. */
function asLink(node: Element, place: BookPlace): ChildNode[] {
  const source = node.children.find((child) => child instanceof Element && child.name === 'source');
  const src = node.attribs.src ?? (source as Element | undefined)?.attribs.src;
  if (!src) return [];
  const href = linkOf(src, place);
  const link = new Element('a', { href }, [new Text(node.attribs.title ?? href)]);
  const { poster } = node.attribs;
  const picture = poster ? [new Element('img', { src: poster, alt: '' }), new Element('br', {})] : [];
  return [new Element('p', {}, [...picture, link])];
}

function attributesOf({ name, attribs }: Element, place: BookPlace): Record<string, string> {
  const prefix = `${place.anchor}--`;
  const kept = Object.entries(attribs).filter(
    ([key]) => !SCREEN_ATTRIBUTES.test(key) && !(name === 'details' && key === 'name'),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => {
      if (ID_ATTRIBUTES.test(key)) return [key, value.replace(/[^\s]+/g, `${prefix}$&`)];
      if (key === 'name' && (name === 'a' || name === 'map')) return [key, prefix + value];
      if (key === 'href' && (name === 'a' || name === 'area')) return [key, linkOf(value, place)];
      if (/^(?:usemap|(?:xlink:)?href)$/.test(key)) return [key, value.replace(/^#/, `#${prefix}`)];
      return [key, value.replace(/url\((["']?)#/g, `url($1#${prefix}`)];
    }),
  );
}

/** Returns the target of a link: the page in the book if it is there, otherwise the site. */
export function linkOf(href: string, { anchor, anchors, base, siteOrigin }: BookPlace): string {
  const [address = '', id] = href.split('#');
  if (address === '') return id ? `#${anchor}--${id}` : `#${anchor}`;
  if (!address.startsWith('/') || address.startsWith('//')) return href;
  const path = pathOf(address, base);
  const target = path === null ? undefined : anchors.get(path);
  if (target !== undefined) return id ? `#${target}--${id}` : `#${target}`;
  return siteOrigin ? new URL(href, siteOrigin).href : href;
}

/** Returns the path of a page from the address in a link, or null outside of the site. */
function pathOf(address: string, base: string): string | null {
  if (!address.startsWith(base)) return null;
  const path = `/${address.slice(base.length)}`
    .replace(/\?.*$/s, '')
    .replace(/(\/index)?\.html$/, (_, index) => (index ? '/' : ''));
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
