import type { SidebarItem } from 'lectern/client';
import { escaped } from './html.ts';

/** A page of a book. */
export interface BookPage {
  /** Path without base: `/guide/start`. */
  path: string;
  title: string;
  /** Id in the book. */
  anchor: string;
}

/** An entry of the table of contents: a page, the name of a group, or both. */
export interface Entry {
  text: string;
  page?: BookPage;
  entries: Entry[];
}

/**
 * Returns the table of contents in the order of the sidebar, without entries that are not in the book. Pages that the
 * sidebar does not contain are last.
 */
export function contentsOf(sidebar: readonly SidebarItem[], pages: readonly BookPage[]): Entry[] {
  const left = new Map(pages.map((page) => [page.path, page]));
  const take = (link: string | undefined): BookPage | undefined => {
    const path = link?.replace(/[?#].*$/s, '') ?? '';
    const page = left.get(path);
    left.delete(path);
    return page;
  };
  const entriesOf = (items: readonly SidebarItem[]): Entry[] =>
    underHeaders(items).flatMap((item) => entryOf(item, take, entriesOf));
  const named = entriesOf(sidebar);
  return [...named, ...[...left.values()].map((page) => ({ text: page.title, page, entries: [] }))];
}

/** Converts the items after the header of a section to a group with that name. */
function underHeaders(items: readonly SidebarItem[]): SidebarItem[] {
  const found: SidebarItem[] = [];
  let section = found;
  for (const item of items) {
    if (item.type === 'section-header') {
      section = [];
      found.push({ type: 'group', text: item.text, collapsible: false, collapsed: false, items: section });
    } else section.push(item);
  }
  return found;
}

function entryOf(
  item: SidebarItem,
  take: (link: string | undefined) => BookPage | undefined,
  entriesOf: (items: readonly SidebarItem[]) => Entry[],
): Entry[] {
  if (item.type !== 'link' && item.type !== 'group') return [];
  const page = take(item.link);
  const entries = item.type === 'group' ? entriesOf(item.items) : [];
  if (!page && entries.length === 0) return [];
  return [{ text: page?.title ?? item.text, ...(page && { page }), entries }];
}

/** Returns the pages of a table of contents, in its order. */
export function pagesOf(entries: readonly Entry[]): BookPage[] {
  return entries.flatMap(({ page, entries: below }) => [...(page ? [page] : []), ...pagesOf(below)]);
}

/** Returns the HTML of a table of contents. Elements with `data-page` get the number of the page in the PDF. */
export function contentsHtml(entries: readonly Entry[]): string {
  const items = entries.map(({ text, page, entries: below }) => {
    const own = page
      ? `<a href="#${page.anchor}"><span>${escaped(text)}</span><span class="book-number" data-page="${page.anchor}"></span></a>`
      : `<span class="book-group">${escaped(text)}</span>`;
    return `<li>${own}${below.length > 0 ? contentsHtml(below) : ''}</li>`;
  });
  return `<ol>\n${items.join('\n')}\n</ol>`;
}
