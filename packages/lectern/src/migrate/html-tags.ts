import { htmlTagNames } from 'html-tag-names';
import { svgTagNames } from 'svg-tag-names';
import { openingEnd } from './jsx.ts';
import { codeFinder, type Page, walk } from './page.ts';

const KNOWN = new Set([...htmlTagNames, ...svgTagNames].map((name) => name.toLowerCase()));
/** Elements without content. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** Elements whose text is no HTML. */
const RAW = /^(?:script|style|textarea)$/i;

/** An element that a Markdown page has as HTML, with its place in the source. */
export interface HtmlElement {
  name: string;
  /** The tag that opens it, without its brackets. */
  attributes: string;
  start: number;
  openEnd: number;
  /** Null for one that closes itself, and for one that is never closed. */
  closeStart: number | null;
  end: number;
  /** In a line of text, and not a block. */
  inline: boolean;
  /** Type of the node that it is in: `heading`, `paragraph`, `root`; `title` for the first line of a container. */
  parent: string;
}

/** Elements of a page in the order in which they begin. */
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

/** Where a page may have tags, in reading order. */
function htmlPlaces({ source, tree }: Page): Place[] {
  const places: Place[] = [];
  walk(tree, ({ type, start, end }, above) => {
    if (type === 'html') places.push({ start, end, parent: above.at(-1)?.type ?? 'root' });
  });
  const isCode = codeFinder({ tree });
  const titles = titlesIn(source).filter(({ start }) => !isCode(start));
  return titles.length > 0 ? [...places, ...titles].sort((a, b) => a.start - b.start) : places;
}

/** What is behind the names of containers: trees do not have it, see `readPage`. */
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

/** True for a tag that no browser knows: a component, or an element of the site's own. */
export function isComponentTag(name: string): boolean {
  return /^[A-Z]/.test(name) || !KNOWN.has(name.toLowerCase());
}

/** Attributes as they are written: the name, and the text of the value. */
export function attributesOf(text: string): { name: string; value: string | null; written: string }[] {
  return [...text.matchAll(/([^\s=>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map((match) => ({
    name: match[1] ?? '',
    value: match[2] ?? match[3] ?? match[4] ?? null,
    written: match[0],
  }));
}
