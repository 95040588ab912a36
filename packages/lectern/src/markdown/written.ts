import { posix } from 'node:path';
import { escapeHtml } from './html.ts';

/** Helpers for plugins that write pages, for the parts of Markdown that are easy to write wrong. */

/** Returns a text as HTML on one line, because an empty line would end the HTML in Markdown. */
export function htmlLine(text: string): string {
  return escapeHtml(text.replace(/\s+/g, ' '));
}

/**
 * Returns the relative path from one file to another, as Markdown links contain it.
 *
 * @param path target of the link, relative to the docs folder
 * @param from file that contains the link, relative to the docs folder
 */
export function linkPath(path: string, from: string): string {
  const way = posix.relative(posix.dirname(from), path).split('/').map(encodeURIComponent).join('/');
  return way.startsWith('.') ? way : `./${way}`;
}

/** Signs that distinguish names. Without them, C++ and C# would have the address of C. */
const SIGNS: Record<string, string> = { '+': 'plus', '#': 'sharp' };

/**
 * Returns the form of a tag in addresses: `Node.js` becomes `node-js`. Tags with the same form are treated as one tag.
 */
export function tagSlug(tag: string): string {
  const slug = tag
    .toLowerCase()
    .replace(/[+#]/g, (sign) => SIGNS[sign] ?? '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return slug || 'tag';
}

/**
 * Returns the texts in a value of front matter that is a text or a list of texts. Numbers are included, because years
 * can be tags.
 */
export function textsOf(value: unknown): string[] {
  const texts = [value ?? []].flat().flatMap((item) => {
    const isText = typeof item === 'string' || typeof item === 'number';
    return isText && String(item).trim() ? [String(item).trim()] : [];
  });
  return [...new Set(texts)];
}
