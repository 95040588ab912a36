import type { IndexReader } from './index-reader.ts';
import type { Match } from './match.ts';
import type { Slot } from './parse-query.ts';

/** As much as one wrong letter. */
const FACTOR = 0.55;

/** Terms that begin with one character fill few shards; each candidate may lead to another one. */
const MAX_SHARDS = 3;
const MAX_CANDIDATES = 9;

/**
 * Finds what a wrong character in a run was to be. It leaves two neighbours that the index does not know, and the
 * right one makes both known: `热根新` has 热根 and 根新, and `热更新` was meant. One unknown pair alone is where two
 * words meet.
 *
 * @param found matches of each word of the query
 * @returns the same, with those of the pairs that were mended
 */
export async function mendCharacters(
  slots: readonly Slot[],
  found: readonly Match[][],
  index: IndexReader,
): Promise<Match[][]> {
  const mended = [...found];
  const isKnown = (number: number) => (found[number] ?? []).length > 0;
  for (const [number, slot] of slots.entries()) {
    const next = slots[number + 1];
    if (!next || !goesOn(slot, next) || isKnown(number) || isKnown(number + 1)) continue;
    // A word of one character between two others: `兼容老浏览器`.
    const isBefore = goesOn(slots[number - 1], slot) && isKnown(number - 1);
    const isAfter = goesOn(next, slots[number + 2]) && isKnown(number + 2);
    if (isBefore && isAfter) continue;
    const [before, after] = await findBetween(slot.term.charAt(0), next.term.charAt(1), index);
    mended[number] = before;
    mended[number + 1] = after;
  }
  return mended;
}

/** True for neighbours in a run. */
function goesOn(one: Slot | undefined, two: Slot | undefined): boolean {
  return isPair(one) && isPair(two) && one?.term[1] === two?.term[0];
}

function isPair(slot: Slot | undefined): boolean {
  return slot?.isCjk === true && slot.term.length === 2;
}

/** Pairs that begin with one character and those that go on from them to another. */
async function findBetween(first: string, last: string, index: IndexReader): Promise<[Match[], Match[]]> {
  const from = index.shardOf(first);
  const to = Math.min(index.shardOf(`${first}\uffff`), from + MAX_SHARDS - 1);
  const shards = await Promise.all(
    Array.from({ length: to - from + 1 }, (_, offset) => index.shard(from + offset)),
  );
  const candidates = shards
    .flatMap((shard) => shard.terms.map((term, place): Match => ({ term, shard, place, factor: FACTOR })))
    .filter(({ term }) => term.length === 2 && term.startsWith(first))
    .sort((a, b) => b.shard.frequency(b.place) - a.shard.frequency(a.place))
    .slice(0, MAX_CANDIDATES);
  const before: Match[] = [];
  const after: Match[] = [];
  await Promise.all(
    candidates.map(async (match) => {
      const term = match.term.charAt(1) + last;
      const shard = await index.shard(index.shardOf(term));
      const place = shard.terms.indexOf(term);
      if (place < 0) return;
      before.push(match);
      after.push({ term, shard, place, factor: FACTOR });
    }),
  );
  return [before, after];
}
