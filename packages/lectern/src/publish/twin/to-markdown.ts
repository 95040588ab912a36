import { parseDocument } from 'htmlparser2';
import { toBlocks } from './blocks.ts';
import type { ResolveUrl } from './inline.ts';

/**
 * HTML of an article as Markdown that reads the same: components as what they show, code byte for byte, controls
 * left out. Written for what the engine renders and for HTML that authors write; it never fails.
 *
 * @param resolve turns each `href` and `src` into the address that goes into the Markdown
 */
export function toMarkdown(html: string, resolve: ResolveUrl): string {
  return `${toBlocks(parseDocument(html).children, { resolve }).join('\n\n')}\n`;
}
