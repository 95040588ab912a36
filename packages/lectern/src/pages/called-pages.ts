import type { RouteTable } from '../routes/table.ts';
import { type Called, isTelling } from '../shared/found-pages.ts';
import type { Route } from '../shared/types.ts';
import type { PageMeta } from './compile-page.ts';

/** Text -> where it leads -> how many pages link so. */
type Texts = Map<string, Map<string, number>>;

/**
 * What pages are called where others link to them, by their paths.
 *
 * @param metaOf what is known of a page; undefined for one that is broken
 */
export function calledPages(
  table: RouteTable,
  metaOf: (route: Route) => Pick<PageMeta, 'links'> | undefined,
): Map<string, Called[]> {
  const texts: Texts = new Map();
  for (const route of table.routes) {
    if (route.source) continue;
    for (const link of linksOf(route, metaOf(route))) {
      const [text = '', target = ''] = link;
      const targets = texts.get(text) ?? new Map<string, number>();
      targets.set(target, (targets.get(target) ?? 0) + 1);
      texts.set(text, targets);
    }
  }
  const called = new Map<string, Called[]>();
  for (const [text, targets] of texts) {
    if (!isTelling(text, targets.size)) continue;
    for (const [target, pages] of targets) {
      const [path = '', id = ''] = target.split('#');
      called.set(path, [...(called.get(path) ?? []), { id, text, pages }]);
    }
  }
  return called;
}

/** Each text of a page with where it leads, once. */
function linksOf(route: Route, meta: Pick<PageMeta, 'links'> | undefined): [text: string, target: string][] {
  const found = new Map<string, [string, string]>();
  for (const { text, route: path, hash } of meta?.links ?? []) {
    const to = path?.replace(/\?.*$/s, '');
    if (!text || !to || to === route.path) continue;
    const target = `${to}#${hash}`;
    found.set(`${text} ${target}`, [text.trim().toLowerCase(), target]);
  }
  return [...found.values()];
}
