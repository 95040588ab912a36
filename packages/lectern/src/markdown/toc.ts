import type { MdastPluginInstance } from 'satteri';
import type { TocItem } from '../shared/types.ts';
import { escapeHtml } from './html.ts';

/**
 * Placeholder for the list of headings, replaced once all of them are known. It has no quotes, since it is also in
 * strings of code.
 */
const PLACE = '<lectern-toc></lectern-toc>';

/** Replaces a paragraph `[[toc]]` with the list of the page's headings, as in VitePress and many other engines. */
export const toc: MdastPluginInstance = {
  paragraph(node, context) {
    const [only, ...rest] = node.children;
    if (only?.type !== 'text' || rest.length > 0 || !/^\[\[_?toc_?\]\]$/i.test(only.value.trim())) return;
    context.replaceNode(node, { type: 'html', value: PLACE });
  },
};

/**
 * Inserts the list of headings where a page asks for it.
 *
 * @param output HTML of a Markdown page, or code of an MDX page
 */
export function placeToc(
  output: string,
  format: 'md' | 'mdx',
  items: readonly TocItem[],
  label: string,
): string {
  if (!output.includes(PLACE)) return output;
  const html = `<nav class="toc" aria-label="${escapeHtml(label)}">${listOf(items)}</nav>`;
  return output.replaceAll(PLACE, () => (format === 'mdx' ? JSON.stringify(html).slice(1, -1) : html));
}

function listOf(items: readonly TocItem[]): string {
  let html = '';
  const [first] = items;
  if (!first) return html;
  for (let at = 0; at < items.length; ) {
    const item = items[at] as TocItem;
    let end = at + 1;
    while (end < items.length && (items[end] as TocItem).depth > item.depth) end++;
    const link = `<a href="#${escapeHtml(encodeURIComponent(item.id))}">${escapeHtml(item.text)}</a>`;
    html += `<li>${link}${listOf(items.slice(at + 1, end))}</li>`;
    at = end;
  }
  return `<ul>${html}</ul>`;
}
