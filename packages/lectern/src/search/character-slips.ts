import type { IndexReader } from './index-reader.ts';
import type { Match } from './match.ts';
import type { Slot } from './parse-query.ts';

/** As much as one wrong letter. */
const FACTOR = 0.55;

/** Terms that begin with one character fill few shards; each candidate may lead to another one. */
const MAX_SHARDS = 3;
const MAX_CANDIDATES = 9;

/** A slip makes two pairs unknown, and a chance neighbour one more. More of them are words that the index has not. */
const MAX_UNKNOWN = 3;

/** Each attempt asks for shards: a query has few slips. */
const MAX_ATTEMPTS = 3;

/**
 * Finds what a wrong character in a run was to be. It leaves two neighbours that the index does not know, and the
 * right one makes both known: `热根新` has 热根 and 根新, and `热更新` was meant. One unknown pair alone is where two
 * words meet.
 *
 * @param found matches of each word of the query
 * @returns the same, with those of the pairs that were fixed
 */
export async function mendCharacters(
  slots: readonly Slot[],
  found: readonly Match[][],
  index: IndexReader,
): Promise<Match[][]> {
  const fixed = [...found];
  for (const number of likelyPlaces(slots, found).slice(0, MAX_ATTEMPTS)) {
    const first = slots[number]?.term.charAt(0) ?? '';
    const last = slots[number + 1]?.term.charAt(1) ?? '';
    const [before, after] = await findBetween(first, last, index);
    if (before.length === 0) continue;
    fixed[number] = before;
    fixed[number + 1] = after;
  }
  return fixed;
}

/** Places of the first of two unknown pairs that one character may have made so. */
function likelyPlaces(slots: readonly Slot[], found: readonly Match[][]): number[] {
  const places: number[] = [];
  let number = 0;
  while (number < slots.length) {
    const start = number++;
    if (!isUnknownPair(slots[start], found[start])) continue;
    while (goesOn(slots[number - 1], slots[number]) && isUnknownPair(slots[number], found[number])) number++;
    // Known on both sides, it is a word of one character: `兼容老浏览器`.
    const isInside = goesOn(slots[start - 1], slots[start]) && goesOn(slots[number - 1], slots[number]);
    if (number - start > MAX_UNKNOWN || (number - start === 2 && isInside)) continue;
    for (let place = start; place < number - 1; place++) places.push(place);
  }
  return places;
}

/** True for neighbours in a run. */
function goesOn(one: Slot | undefined, two: Slot | undefined): boolean {
  return one !== undefined && two !== undefined && one.isCjk && two.isCjk && one.term[1] === two.term[0];
}

function isUnknownPair(slot: Slot | undefined, matches: readonly Match[] | undefined): boolean {
  return slot?.isCjk === true && slot.term.length === 2 && matches?.length === 0;
}

/** Pairs that begin with one character and those that continue from them to another. */
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
      const next = await exactMatch(match.term.charAt(1) + last, index);
      if (!next) return;
      before.push(match);
      after.push({ ...next, factor: FACTOR });
    }),
  );
  return [before, after];
}

/** The very term; null where the index has it not. */
async function exactMatch(term: string, index: IndexReader): Promise<Match | null> {
  const shard = await index.shard(index.shardOf(term));
  const place = shard.terms.indexOf(term);
  return place < 0 ? null : { term, shard, place, factor: 1 };
}
