import { nearest } from '../../shared/error.ts';
import { localeOf } from '../../shared/locale.ts';
import type { LocaleInfo } from '../../shared/types.ts';

/**
 * Which id of a page stands in the place of one that is gone: where as many new ids are between two that stayed as old
 * ones were, those at one place belong together; else the one that is spelt most like it.
 *
 * @param before ids in their old order
 * @param now the same as they are
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

/** Ids that did not stay, by the one before them that did. */
function runsOf(ids: readonly string[], stayed: ReadonlySet<string>): Map<string, string[]> {
  const runs = new Map<string, string[]>();
  let from = '';
  for (const id of ids) {
    if (stayed.has(id)) from = id;
    else runs.set(from, [...(runs.get(from) ?? []), id]);
  }
  return runs;
}

/** Half of all ids that either page has. */
const ENOUGH = 0.5;

/**
 * The new page that a page has become: the one in its language with most ids of it, where that is at least half of them;
 * else the only one that has its file's name.
 *
 * @param fresh ids of the pages that were not there before, by their paths
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
