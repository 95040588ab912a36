import { parseDocument } from 'htmlparser2';
import { toBlocks } from './blocks.ts';
import type { ResolveUrl } from './inline.ts';

/**
 * HTML of an article as Markdown that reads the same: components as what they show, code byte for byte, controls
 * left out. Written for what the engine renders and for HTML that authors write; it never fails.
 *
 * @param resolve turns each `href` and `src` into the address that goes into the Markdown
 * @param hasMath dollar signs begin formulas
 */
export function toMarkdown(html: string, resolve: ResolveUrl, hasMath?: boolean): string {
  return `${toBlocks(parseDocument(withPlainCode(html)).children, { resolve, hasMath }).join('\n\n')}\n`;
}

const CODE = /(<pre\b(?:[^>"']|"[^"]*"|'[^']*')*>)([\s\S]*?)(?=<\/pre>)/gi;
const MARKUP = /<!--[\s\S]*?-->|<\/?[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

/** Buttons of code blocks and links to headings, as the engine writes them. */
const CONTROLS =
  /<div class="code-tools">(?:<button [^<]*<\/button>)*<\/div>|<a class="header-anchor" [^<]*<\/a>/g;

/**
 * Only the text of code is wanted, and its colors are most of the tags of a page; its buttons have most of the
 * attributes. None of these need be parsed.
 */
function withPlainCode(html: string): string {
  return html
    .replace(CONTROLS, '')
    .replace(CODE, (_all, start: string, code: string) => start + code.replace(MARKUP, ''));
}
