import type { RouteTable } from '../routes/table.ts';
import { type Called, isTelling } from '../shared/found-pages.ts';
import type { Route } from '../shared/types.ts';
import { withoutQuery } from '../shared/url.ts';
import type { PageMeta } from './compile-page.ts';

/** Number of pages that link with a text to a target, and the last page that was counted. */
interface Count {
  pages: number;
  last: Route;
}

/**
 * Collects the link texts that other pages use for each page, by path.
 *
 * @param metaOf metadata of a page; undefined for a broken page
 */
export function calledPages(
  table: RouteTable,
  metaOf: (route: Route) => Pick<PageMeta, 'links'> | undefined,
): Map<string, Called[]> {
  const called = new Map<string, Called[]>();
  for (const [text, targets] of inSmallLetters(countTexts(table, metaOf))) {
    if (!isTelling(text, targets.size)) continue;
    for (const [target, pages] of targets) {
      const [path = '', id = ''] = target.split('#');
      const known = called.get(path) ?? [];
      known.push({ id, text, pages });
      called.set(path, known);
    }
  }
  return called;
}

/** Returns text -> target -> pages with such a link. Each page counts once. */
function countTexts(
  table: RouteTable,
  metaOf: (route: Route) => Pick<PageMeta, 'links'> | undefined,
): Map<string, Map<string, Count>> {
  const texts = new Map<string, Map<string, Count>>();
  for (const route of table.routes) {
    if (route.source) continue;
    for (const { text, route: path, hash } of metaOf(route)?.links ?? []) {
      const to = path && withoutQuery(path);
      if (!text || !to || to === route.path) continue;
      const target = `${to}#${hash}`;
      const targets = texts.get(text) ?? new Map<string, Count>();
      texts.set(text, targets);
      const count = targets.get(target);
      if (!count) {
        targets.set(target, { pages: 1, last: route });
      } else if (count.last !== route) {
        count.pages += 1;
        count.last = route;
      }
    }
  }
  return texts;
}

/** Merges texts that differ only in case or surrounding space. */
function inSmallLetters(
  texts: ReadonlyMap<string, ReadonlyMap<string, Count>>,
): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const [text, targets] of texts) {
    const key = text.trim().toLowerCase();
    const counts = found.get(key) ?? new Map<string, number>();
    found.set(key, counts);
    for (const [target, { pages }] of targets) counts.set(target, (counts.get(target) ?? 0) + pages);
  }
  return found;
}
