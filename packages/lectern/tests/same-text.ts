import { markdownToHtml } from 'satteri';
import { splitSections } from '../src/search/sections.ts';

/** Visible text of one section, without whitespace, because Markdown has other line breaks. */
export interface Said {
  heading: string;
  text: string;
}

/**
 * Returns the text of an article, section by section. It uses the search engine's parser, and no code that writes
 * Markdown.
 */
export function saidIn(html: string): Said[] {
  const text = html
    .replace(UNSAID, '')
    // A drawing counts as its title: its labels are part of the image.
    .replace(/<svg\b[\s\S]*?<\/svg>/g, (svg) => /<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '')
    .replace(/<h([2-4])(?![^>]*\bid=)/g, '<h$1 id="x"');
  return splitSections(text, '').map(({ heading, text }) => ({
    heading: heading.replace(/\s+/g, ''),
    text: text.replace(/\s+/g, ''),
  }));
}

/** Controls, and parts that are compared separately. */
const UNSAID = /<(button|template|script|style|pre)\b[\s\S]*?<\/\1>|<div class="code-title">[\s\S]*?<\/div>/g;

/** Returns every code block of an article, byte for byte. */
export function codeIn(html: string): string[] {
  return [...html.matchAll(/<pre\b[^>]*>([\s\S]*?)<\/pre>/g)].map(([, code = '']) =>
    decode(code.replace(/<[^>]*>/g, '')).replace(/\n$/, ''),
  );
}

function decode(text: string): string {
  return text
    .replace(/&#(x?)([\da-f]+);/gi, (_all, hex, digits) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Returns the titles of an article's code blocks, which are in the info strings of its Markdown. */
export function codeTitles(html: string): string[] {
  return [...html.matchAll(/<div class="code-title">([^<]*)<\/div>/g)].map(([, title = '']) => title);
}

/** Reads a Markdown twin like other programs: as plain CommonMark with GFM, without its front matter. */
export function readTwin(twin: string): { html: string; titles: string[]; body: string } {
  const body = twin.replace(/^---\n[\s\S]*?\n---\n/, '');
  const titles = [...body.matchAll(/^[> ]*(?:[-*\d.)]+ +)?`{3,}\S* title="([^"]*)"$/gm)].map(
    ([, title = '']) => title,
  );
  return { html: markdownToHtml(body, { features: { gfm: true } }).html, titles, body };
}
