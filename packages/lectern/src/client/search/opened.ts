import { OPENED, readList, writeList } from '../kept-list.ts';
import type { SearchGroup } from './provider.ts';

/**
 * Maximum number of remembered queries. Pages opened after a query are listed first when it is typed again. The list is
 * stored only on the device.
 */
const KEPT = 40;
const PAGES = 3;

type Opened = [query: string, paths: string[]][];

/** Records that a hit was followed. */
export function addOpened(text: string, link: string): void {
  const query = keyOf(text);
  if (!query) return;
  const path = pathOf(link);
  const paths = pathsAfter(query).filter((other) => other !== path);
  const others = read().filter(([other]) => other !== query);
  writeList(
    OPENED,
    [[query, [path, ...paths].slice(0, PAGES)] satisfies Opened[number], ...others].slice(0, KEPT),
  );
}

/** Forgets a query. */
export function removeOpened(text: string): void {
  writeList(
    OPENED,
    read().filter(([query]) => query !== keyOf(text)),
  );
}

/** Returns the same hits, but first those that were followed after this query, most recently followed first. */
export function openedFirst(text: string, groups: SearchGroup[]): SearchGroup[] {
  const paths = pathsAfter(keyOf(text));
  if (paths.length === 0) return groups;
  const placeOf = (link: string) => {
    const place = paths.indexOf(pathOf(link));
    return place < 0 ? paths.length : place;
  };
  return groups.map((group) => ({
    ...group,
    hits: [...group.hits].sort((a, b) => placeOf(a.link) - placeOf(b.link)),
  }));
}

const keyOf = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();

const pathOf = (link: string) => link.split('#', 1)[0] as string;

const pathsAfter = (query: string) => read().find(([other]) => other === query)?.[1] ?? [];

function read(): Opened {
  return readList(OPENED).filter(
    (one): one is Opened[number] => Array.isArray(one) && typeof one[0] === 'string' && Array.isArray(one[1]),
  );
}
