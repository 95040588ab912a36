import { htmlTagNames } from 'html-tag-names';
import { svgTagNames } from 'svg-tag-names';
import { openingEnd } from './jsx.ts';
import { codeFinder, type Page, walk } from './page.ts';

const KNOWN = new Set([...htmlTagNames, ...svgTagNames].map((name) => name.toLowerCase()));
/** Elements without content. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** Elements whose text is not parsed as HTML. */
const RAW = /^(?:script|style|textarea)$/i;

/** An HTML element in a Markdown page, with its position in the source. */
export interface HtmlElement {
  name: string;
  /** Content of its opening tag after the name, without brackets. */
  attributes: string;
  start: number;
  openEnd: number;
  /** Null for a self-closing element, and for one that is never closed. */
  closeStart: number | null;
  end: number;
  /** Whether it is inside a line of text instead of a block. */
  inline: boolean;
  /** Type of the parent node: `heading`, `paragraph`, `root`; `title` for the first line of a container. */
  parent: string;
}

/** Returns the elements of a page in the order of their opening tags. */
export function htmlElements(page: Page): HtmlElement[] {
  const found: HtmlElement[] = [];
  const open: HtmlElement[] = [];
  for (const { parent, ...place } of htmlPlaces(page)) {
    const inline = !/^(?:root|blockquote|listItem|containerDirective|footnoteDefinition)$/.test(parent);
    scan(page.source, place, (tag) => {
      if (tag.closes) return close(open, tag);
      const element = { ...tag, closeStart: null, end: tag.openEnd, inline, parent };
      found.push(element);
      if (!tag.selfClosing && !VOID.test(tag.name)) open.push(element);
    });
  }
  return found;
}

interface Place {
  start: number;
  end: number;
  parent: string;
}

/** Returns the ranges that may contain tags, in reading order. */
function htmlPlaces({ source, tree }: Page): Place[] {
  const places: Place[] = [];
  walk(tree, ({ type, start, end }, above) => {
    if (type === 'html') places.push({ start, end, parent: above.at(-1)?.type ?? 'root' });
  });
  const isCode = codeFinder({ tree });
  const titles = titlesIn(source).filter(({ start }) => !isCode(start));
  return titles.length > 0 ? [...places, ...titles].sort((a, b) => a.start - b.start) : places;
}

/** Returns the titles of containers, which are not in the tree (see `readPage`). */
function titlesIn(source: string): Place[] {
  return [...source.matchAll(/^[ \t>]*:{3,}[ \t]*[\w-]+[ \t]+(?=[^\n]*<)([^\n]+)$/gm)].map(
    ({ 0: all, 1: title = '', index }) => {
      const end = index + all.length;
      return { start: end - title.length, end, parent: 'title' };
    },
  );
}

function close(open: HtmlElement[], { name, start, openEnd }: Tag): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index === -1) return;
  const [element] = open.splice(index);
  if (element) Object.assign(element, { closeStart: start, end: openEnd });
}

interface Tag {
  name: string;
  attributes: string;
  start: number;
  openEnd: number;
  closes: boolean;
  selfClosing: boolean;
}

function scan(
  source: string,
  { start, end }: { start: number; end: number },
  tell: (tag: Tag) => void,
): void {
  for (let at = start; at < end; ) {
    const next = source.indexOf('<', at);
    if (next === -1 || next >= end) return;
    if (source.startsWith('<!--', next)) {
      const stop = source.indexOf('-->', next);
      at = stop === -1 ? end : stop + 3;
      continue;
    }
    const match = /^<(\/?)([A-Za-z][\w.-]*)/.exec(source.slice(next, next + 100));
    if (!match) {
      at = next + 1;
      continue;
    }
    const [all, slash, name = ''] = match;
    const openEnd = openingEnd(source, next);
    const selfClosing = source[openEnd - 2] === '/';
    const attributes = source.slice(next + all.length, openEnd - (selfClosing ? 2 : 1)).trim();
    tell({ name, attributes, start: next, openEnd, closes: slash === '/', selfClosing });
    at = openEnd;
    if (!slash && !selfClosing && RAW.test(name)) {
      const stop = source.indexOf(`</${name}`, openEnd);
      at = stop === -1 ? end : stop;
    }
  }
}

/** Checks for a tag that browsers do not know: a component, or a custom element of the site. */
export function isComponentTag(name: string): boolean {
  return /^[A-Z]/.test(name) || !KNOWN.has(name.toLowerCase());
}

/** Returns attributes with their name, the text of their value, and their source. */
export function attributesOf(text: string): { name: string; value: string | null; written: string }[] {
  return [...text.matchAll(/([^\s=>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map((match) => ({
    name: match[1] ?? '',
    value: match[2] ?? match[3] ?? match[4] ?? null,
    written: match[0],
  }));
}
