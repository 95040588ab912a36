import { singleSpaces } from '../shared/single-spaces.ts';
import { type Fact, readFacts } from './facts.ts';
import { noted } from './noted.ts';

/**
 * The part of a page that belongs to one heading. It is the unit of the index. The first section of a page is the part
 * above its first heading.
 */
export interface Section {
  /** Anchor of the section. Empty for the top of the page. */
  id: string;
  /** Depth of the heading, or 1 for the top of the page. */
  depth: number;
  heading: string;
  /** Text without code blocks, on one line. */
  text: string;
  code: string;
  /** Whether the section is only a list of links. Such a list describes other pages. */
  isSignpost: boolean;
  /** Facts that search results show, such as the default of an option. */
  facts: readonly Fact[];
}

/** Matches headings that begin a section, and elements that are not part of its text. */
const MARKUP =
  /<h([1-4])\b([^>]*)>([\s\S]*?)<\/h\1>|<pre\b[^>]*>([\s\S]*?)<\/pre>|<(script|style|template)\b[\s\S]*?<\/\5>|<a class="header-anchor"[\s\S]*?<\/a>|<nav class="toc"[\s\S]*?<\/nav>/g;

/** Matches tags that end a line. Without a break, adjacent words would run together. */
const BLOCK =
  /<\/?(?:p|li|ul|ol|td|th|tr|table|div|dd|dt|dl|blockquote|br|hr|summary|details|section|figure|figcaption|h[1-6]|button)\b[^>]*>/g;

/**
 * Matches words for screen readers, such as those after a link to another site. They are not part of the page's text.
 */
const UNSEEN = /<span class="sr-only">[^<]*<\/span>/g;

/**
 * Maximum length of a line of code. Longer lines are minified or encoded: they mean nothing to a reader and would fill
 * the index.
 */
const MAX_LINE = 300;

/**
 * Splits a page's article at its headings of depth 2 to 4. It reads the final HTML, so that the output of components
 * can also be found.
 */
export function splitSections(article: string, title: string): Section[] {
  const html = noted(article);
  const facts = readFacts(article);
  let current: Section = {
    id: '',
    depth: 1,
    heading: title,
    text: '',
    code: '',
    isSignpost: false,
    facts: facts.get('') ?? [],
  };
  const sections = [current];
  let end = 0;
  for (const match of html.matchAll(MARKUP)) {
    const { 0: found, 1: depth, 2: attributes = '', 3: heading = '', 4: code, index } = match;
    current.text += html.slice(end, index);
    end = index + found.length;
    if (code !== undefined) current.code += `${code}\n`;
    const id = depth && depth !== '1' ? /\bid="([^"]*)"/.exec(attributes)?.[1] : undefined;
    if (id === undefined) continue;
    current = {
      ...current,
      id: decode(id),
      facts: facts.get(decode(id)) ?? [],
      depth: Number(depth),
      heading: plainText(heading.replace(/<a class="header-anchor"[\s\S]*?<\/a>/g, '')),
      text: '',
      code: '',
    };
    sections.push(current);
  }
  current.text += html.slice(end);
  return sections.map((section) => ({
    ...section,
    isSignpost: isSignpost(section.text),
    text: plainText(section.text),
    code: shortLines(decode(section.code.replace(/<[^>]*>/g, ''))),
  }));
}

/**
 * Data of a section that hits show: its id, its heading after those above it (outermost first), its text and its facts.
 */
export type ShownSection = [id: string, header: string, text: string, facts?: readonly Fact[]];

export function shownSections(sections: readonly Section[]): ShownSection[] {
  const path: Section[] = [];
  return sections.map((section, number) => {
    while ((path.at(-1)?.depth ?? 0) >= section.depth) path.pop();
    if (number > 0) path.push(section);
    const shown: ShownSection = [section.id, path.map(({ heading }) => heading).join(' › '), section.text];
    if (section.facts.length > 0) shown.push(section.facts);
    return shown;
  });
}

/** Checks whether HTML consists of lists in which each entry begins with a link. */
function isSignpost(html: string): boolean {
  if (!/^(?:\s|<\/?(?:div|section)\b[^>]*>)*<ul/.test(html)) return false;
  const body = html.replace(/<\/?(?:div|section)\b[^>]*>/g, '').trim();
  const isList = body.endsWith('</ul>') && !/<(?:table|pre|ol|dl)\b/.test(body);
  return isList && !/<li\b[^>]*>(?!\s*(?:<p>\s*)?<a\b)/.test(body) && !/<\/ul>\s*<p\b/.test(body);
}

function plainText(html: string): string {
  const seen = html.includes('sr-only') ? html.replace(UNSEEN, '') : html;
  return singleSpaces(decode(seen.replace(BLOCK, ' ').replace(/<[^>]*>/g, ''))).trim();
}

function shortLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.length <= MAX_LINE)
    .join('\n');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Decodes the character references that Lectern's HTML contains. */
function decode(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (found, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? found;
  });
}
