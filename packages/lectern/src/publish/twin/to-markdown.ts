import { parseDocument } from 'htmlparser2';
import { toBlocks } from './blocks.ts';
import type { ResolveUrl } from './inline.ts';

/**
 * Converts the HTML of an article to Markdown that reads the same. Components become what they show, code is kept byte
 * for byte, and controls are left out. It handles HTML of the engine and of authors, and it never throws.
 *
 * @param resolve converts each `href` and `src` to the address in the Markdown
 * @param hasMath whether dollar signs begin formulas
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
 * Removes the markup of code before the HTML is parsed. Only the text of code is needed, but its colors make up most
 * tags of a page, and its buttons most attributes.
 */
function withPlainCode(html: string): string {
  return html
    .replace(CONTROLS, '')
    .replace(CODE, (_all, start: string, code: string) => start + code.replace(MARKUP, ''));
}
