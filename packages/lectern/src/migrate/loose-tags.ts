import { htmlElements, isComponentTag } from './html-tags.ts';
import type { Page } from './page.ts';
import type { Report } from './report.ts';

/**
 * Escapes words that look like tags, in a project without components:
 *
 * - Words such as the one in `Promise<void>`. Browsers would treat them as unknown elements and show nothing. A tag
 *   counts as a word if it is not an HTML or SVG element, is inside a line of text, has no attributes and is never
 *   closed.
 * - Names of components, closed or not, since nothing in the project could render them.
 */
export function escapeLooseTags(page: Page, report: Report): void {
  if (page.format !== 'md') return;
  for (const element of htmlElements(page)) {
    const { name, attributes, start, openEnd, closeStart, inline } = element;
    const isClosed = closeStart !== null || page.source[openEnd - 2] === '/';
    const isWord = !isClosed && inline && attributes === '' && isComponentTag(name);
    if (!isWord && !(isClosed && /^[A-Z]/.test(name))) continue;
    // In an HTML block, a backslash would be text.
    const escapeAt = (at: number) =>
      page.edits.push(inline ? { start: at, end: at, text: '\\' } : { start: at, end: at + 1, text: '&lt;' });
    escapeAt(start);
    if (closeStart !== null) escapeAt(closeStart);
    report.add('word', page.where(start), page.source.slice(start, openEnd).replace(/\s+/g, ' '));
  }
}
