import { posix } from 'node:path';
import { escapeHtml } from './html.ts';

/** Helpers for plugins that write pages, for the parts of Markdown that are easy to write wrong. */

/** Text as HTML on one line: an empty line would end the HTML, in Markdown. */
export function htmlLine(text: string): string {
  return escapeHtml(text.replace(/\s+/g, ' '));
}

/**
 * The way from one file to another, as links of Markdown have it.
 *
 * @param path where the link leads, and
 * @param from where it is, both relative to the docs folder
 */
export function linkPath(path: string, from: string): string {
  const way = posix.relative(posix.dirname(from), path).split('/').map(encodeURIComponent).join('/');
  return way.startsWith('.') ? way : `./${way}`;
}

/** Signs that distinguish names. Without them, C++ and C# would have the address of C. */
const SIGNS: Record<string, string> = { '+': 'plus', '#': 'sharp' };

/** What a tag is called in addresses: `Node.js` is `node-js`. Tags with the same one are one tag. */
export function tagSlug(tag: string): string {
  const slug = tag
    .toLowerCase()
    .replace(/[+#]/g, (sign) => SIGNS[sign] ?? '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug || 'tag';
}

/** The value of a key of front matter that holds a text or a list of them, numbers included: years are tags, too. */
export function textsOf(value: unknown): string[] {
  const texts = [value ?? []].flat().flatMap((item) => {
    const isText = typeof item === 'string' || typeof item === 'number';
    return isText && String(item).trim() ? [String(item).trim()] : [];
  });
  return [...new Set(texts)];
}
