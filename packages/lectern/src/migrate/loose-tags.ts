import { htmlElements, isComponentTag } from './html-tags.ts';
import type { Page } from './page.ts';
import type { Report } from './report.ts';

/**
 * Escapes words that look like tags, such as the one in `Promise<void>`: browsers take them for elements that they do
 * not know, and show nothing. A word is one that is no element of HTML or SVG, stands in a line of text, has no
 * attributes and is never closed.
 */
export function escapeLooseTags(page: Page, report: Report): void {
  if (page.format !== 'md') return;
  for (const { name, attributes, start, openEnd, closeStart, inline } of htmlElements(page)) {
    const isClosed = closeStart !== null || page.source[openEnd - 2] === '/';
    if (isClosed || !inline || attributes !== '' || !isComponentTag(name)) continue;
    page.edits.push({ start, end: start, text: '\\' });
    report.add('word', page.where(start), `<${name}>`);
  }
}
