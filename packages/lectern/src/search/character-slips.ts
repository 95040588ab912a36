import type { IndexReader } from './index-reader.ts';
import type { Match } from './match.ts';
import type { Slot } from './parse-query.ts';

/** Factor of a match with one wrong character, the same as for one wrong letter. */
const FACTOR = 0.55;

/**
 * Limits of requests: terms that begin with one character fill few shards, but each candidate may need another shard.
 */
const MAX_SHARDS = 3;
const MAX_CANDIDATES = 9;

/**
 * Maximum number of unknown bigrams in a row. A wrong character makes two unknown, and a chance neighbor one more.
 * Longer sequences are words that the index does not contain.
 */
const MAX_UNKNOWN = 3;

/** Maximum number of attempts. Each attempt requests shards, and a query has few typos. */
const MAX_ATTEMPTS = 3;

/**
 * Finds the right character for a wrong one in a run. A wrong character makes two neighboring bigrams unknown, and the
 * right one makes both known: `热根新` has 热根 and 根新, and `热更新` was meant. A single unknown bigram is just the border of
 * two words.
 *
 * @param found matches of each word of the query
 * @returns `found` with matches for the bigrams that were fixed
 */
export async function fixCharacters(
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

/** Returns the positions of unknown bigrams whose next bigram is unknown too, because of the same wrong character. */
function likelyPlaces(slots: readonly Slot[], found: readonly Match[][]): number[] {
  const places: number[] = [];
  let number = 0;
  while (number < slots.length) {
    const start = number++;
    if (!isUnknownPair(slots[start], found[start])) continue;
    while (goesOn(slots[number - 1], slots[number]) && isUnknownPair(slots[number], found[number])) number++;
    // Two unknown bigrams between known ones are a word of one character: `兼容老浏览器`.
    const isInside = goesOn(slots[start - 1], slots[start]) && goesOn(slots[number - 1], slots[number]);
    if (number - start > MAX_UNKNOWN || (number - start === 2 && isInside)) continue;
    for (let place = start; place < number - 1; place++) places.push(place);
  }
  return places;
}

/** Checks whether two bigrams are neighbors in a run. */
function goesOn(one: Slot | undefined, two: Slot | undefined): boolean {
  return one !== undefined && two !== undefined && one.isCjk && two.isCjk && one.term[1] === two.term[0];
}

function isUnknownPair(slot: Slot | undefined, matches: readonly Match[] | undefined): boolean {
  return slot?.isCjk === true && slot.term.length === 2 && matches?.length === 0;
}

/** Returns the bigrams that begin with the first character, and those that lead from them to the last character. */
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

/** Returns the match of exactly this term, or null if the index does not contain it. */
async function exactMatch(term: string, index: IndexReader): Promise<Match | null> {
  const shard = await index.shard(index.shardOf(term));
  const place = shard.terms.indexOf(term);
  return place < 0 ? null : { term, shard, place, factor: 1 };
}
