import { type LinkedPages, linkedPages } from '../pages/linked-pages.ts';
import { once } from '../shared/once.ts';
import type { CompiledSite } from '../site/compile-site.ts';
import type { LastOutput } from './last-output.ts';

/** Number of pages above which it is better to free the memory of their links early than to save time. */
const MANY_PAGES = 5000;

/** After an edit, links are counted while threads render. A full build counts them first, to free their memory. */
export function linksOf(site: CompiledSite, last: LastOutput): () => LinkedPages {
  const linked = once(() => takeLinks(site));
  if (last.pages.size === 0 || last.pages.size > MANY_PAGES) linked();
  return linked;
}

/**
 * Counts the links of pages for search, and frees the links and anchors of all pages. Both are already checked, and a
 * large site would otherwise keep 2.5 kB of links per page until the end.
 */
function takeLinks({ config, table, metas }: CompiledSite): LinkedPages {
  const linked = linkedPages(config, table, ({ path }) => metas.get(path));
  for (const meta of metas.values()) {
    meta.links = [];
    meta.anchors = [];
  }
  return linked;
}
