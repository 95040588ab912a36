import type { RouteTable } from '../routes/table.ts';
import type { Neighbour } from '../shared/frontmatter.ts';
import { localizeLink } from '../shared/locale.ts';
import type { PageData, PageLinkRef, Route } from '../shared/types.ts';
import type { PageMeta } from './compile-page.ts';
import { nearPath } from './near-path.ts';

type Neighbours = Pick<PageData, 'prev' | 'next'>;

interface Site {
  table: RouteTable;
  /** Prefix of the page's language. Links are written without it. */
  prefix: string;
  titleOf(route: Route): string;
}

/**
 * Returns the pages before and after a page. They are those of the sidebar, unless the front matter or a plugin sets
 * others.
 */
export function neighboursOf(
  { frontmatter, prev, next }: PageMeta,
  inSidebar: Neighbours,
  site: Site,
): Neighbours {
  return {
    prev: prev !== undefined ? prev : chosen(frontmatter.prev, inSidebar.prev, site),
    next: next !== undefined ? next : chosen(frontmatter.next, inSidebar.next, site),
  };
}

function chosen(
  written: boolean | string | Neighbour | undefined,
  inSidebar: PageLinkRef | null,
  { table, prefix, titleOf }: Site,
): PageLinkRef | null {
  if (written === false) return null;
  // A key without a value is null.
  const { text, link }: Neighbour =
    typeof written === 'string' ? { text: written } : typeof written === 'object' ? (written ?? {}) : {};
  if (link === undefined) return inSidebar && { ...inSidebar, ...(text !== undefined && { text }) };
  const target = nearPath(localizeLink(link, prefix), table);
  const route = table.byPath(target.replace(/[?#].*$/s, ''));
  return { text: text ?? (route ? titleOf(route) : link), link: target };
}
