import { nearest } from '../../shared/error.ts';
import { localeOf } from '../../shared/locale.ts';
import type { LocaleInfo } from '../../shared/types.ts';

/**
 * Finds the id that replaces each removed id of a page. If there are as many new ids as removed ones between two ids
 * that remain, they are paired by position. Otherwise the new id with the most similar spelling is used.
 *
 * @param before ids in their old order
 * @param now ids in their current order
 */
export function successorsOf(before: readonly string[], now: readonly string[]): Map<string, string> {
  const stayed = new Set(before.filter((id) => now.includes(id)));
  const old = runsOf(before, stayed);
  const fresh = runsOf(now, stayed);
  const found = new Map<string, string>();
  for (const [from, lost] of old) {
    const heirs = fresh.get(from) ?? [];
    for (const [index, id] of lost.entries()) {
      const heir = lost.length === heirs.length ? heirs[index] : nearest(id, heirs);
      if (heir) found.set(id, heir);
    }
  }
  return found;
}

/** Groups the ids that did not remain by the last id before them that did. */
function runsOf(ids: readonly string[], stayed: ReadonlySet<string>): Map<string, string[]> {
  const runs = new Map<string, string[]>();
  let from = '';
  for (const id of ids) {
    if (stayed.has(id)) from = id;
    else runs.set(from, [...(runs.get(from) ?? []), id]);
  }
  return runs;
}

/** Minimum share of common ids among all ids of both pages. */
const ENOUGH = 0.5;

/**
 * Returns the new page that replaces a page: the one in its language that shares the most ids with it, if they are at
 * least half of all ids of both pages. Otherwise the only new page with the same file name.
 *
 * @param fresh ids of the pages that are not in the ledger, by path
 */
export function successorOf(
  path: string,
  ids: readonly string[],
  fresh: ReadonlyMap<string, readonly string[]>,
  locales: readonly LocaleInfo[],
): string | undefined {
  const { edition } = localeOf(path, locales);
  const others = [...fresh].filter(([other]) => localeOf(other, locales).edition === edition);
  const rated = others
    .map(([other, theirs]) => ({ other, share: shareOf(ids, theirs) }))
    .filter(({ share }) => share >= ENOUGH)
    .sort((a, b) => b.share - a.share);
  if (rated[0] && rated[0].share !== rated[1]?.share) return rated[0].other;
  const named = others.filter(([other]) => nameOf(other) === nameOf(path));
  return named.length === 1 ? named[0]?.[0] : undefined;
}

function shareOf(a: readonly string[], b: readonly string[]): number {
  const all = new Set([...a, ...b]);
  return all.size === 0 ? 0 : a.filter((id) => b.includes(id)).length / all.size;
}

function nameOf(path: string): string {
  return path.replace(/\/$/, '').split('/').at(-1) ?? '';
}
