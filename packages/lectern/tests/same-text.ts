import { markdownToHtml } from 'satteri';
import { splitSections } from '../src/search/sections.ts';

/** What a reader gets of one section, without white space: Markdown breaks lines elsewhere. */
export interface Said {
  heading: string;
  text: string;
}

/**
 * What an article says, section by section. The code that reads it for search reads it here: nothing that writes
 * Markdown takes part.
 */
export function saidIn(html: string): Said[] {
  const text = html
    .replace(UNSAID, '')
    // A drawing is its title; its labels are a part of the picture.
    .replace(/<svg\b[\s\S]*?<\/svg>/g, (svg) => /<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '')
    .replace(/<h([2-4])(?![^>]*\bid=)/g, '<h$1 id="x"');
  return splitSections(text, '').map(({ heading, text }) => ({
    heading: heading.replace(/\s+/g, ''),
    text: text.replace(/\s+/g, ''),
  }));
}

/** Controls, and what is compared apart. */
const UNSAID = /<(button|template|script|style|pre)\b[\s\S]*?<\/\1>|<div class="code-title">[\s\S]*?<\/div>/g;

/** Every code block of an article, byte for byte. */
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

/** Titles of an article's code blocks, which are its Markdown's info strings. */
export function codeTitles(html: string): string[] {
  return [...html.matchAll(/<div class="code-title">([^<]*)<\/div>/g)].map(([, title = '']) => title);
}

/** A twin as others read it: by plain CommonMark with GFM, without its front matter. */
export function readTwin(twin: string): { html: string; titles: string[]; body: string } {
  const body = twin.replace(/^---\n[\s\S]*?\n---\n/, '');
  const titles = [...body.matchAll(/^[> ]*(?:[-*\d.)]+ +)?`{3,}\S* title="([^"]*)"$/gm)].map(
    ([, title = '']) => title,
  );
  return { html: markdownToHtml(body, { features: { gfm: true } }).html, titles, body };
}
