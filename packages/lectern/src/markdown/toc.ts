import type { MdastPluginInstance } from 'satteri';
import type { TocItem } from '../shared/types.ts';
import { escapeHtml } from './html.ts';

/** Where the list of headings goes once all of them are known. Without quotes: it is in strings of code, too. */
const PLACE = '<lectern-toc></lectern-toc>';

/** A paragraph of `[[toc]]` is the list of the page's headings, as in VitePress and many others. */
export const toc: MdastPluginInstance = {
  paragraph(node, context) {
    const [only, ...rest] = node.children;
    if (only?.type !== 'text' || rest.length > 0 || !/^\[\[_?toc_?\]\]$/i.test(only.value.trim())) return;
    context.replaceNode(node, { type: 'html', value: PLACE });
  },
};

/**
 * Puts the list of headings where a page asks for it.
 *
 * @param output HTML of a Markdown page, code of an MDX one
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
