import { editDistance } from './edit-distance.ts';
import { isSynonym } from './format.ts';
import type { IndexReader, Shard } from './index-reader.ts';
import type { Match } from './match.ts';

/** Factor of a term that differs from a word by one typo, or by two. */
const FACTOR = { fuzzy: 0.55, fuzzyTwice: 0.4 };

/** Maximum number of shards to search. A typo near the beginning leads to another range of the vocabulary. */
const MAX_FUZZY_SHARDS = 14;

/**
 * Finds terms that an unknown word may be a typo of.
 *
 * @param limit maximum number of typos
 */
export async function findSlips(term: string, limit: number, index: IndexReader): Promise<Match[]> {
  const found: Match[] = [];
  for (const numbers of slipShards(term, index)) {
    const shards = await Promise.all(numbers.map((number) => index.shard(number)));
    found.push(...shards.flatMap((shard) => slipsIn(shard, term, limit)));
    // If all matches have two typos, or are only beginnings, other shards may contain a better one.
    if (found.some(({ factor }) => factor === FACTOR.fuzzy)) break;
  }
  return found;
}

/**
 * Returns the shards that may contain the right word: first the most likely ones, then others with the same first
 * letter and those for a wrong first letter.
 */
function slipShards(term: string, index: IndexReader): number[][] {
  const [first = '', second = '', third = ''] = term;
  const own = index.shardOf(term);
  const from = index.shardOf(first);
  const to = index.shardOf(`${first}\uffff`);
  const sameLetter = Array.from({ length: to - from + 1 }, (_, offset) => from + offset)
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own))
    .slice(0, MAX_FUZZY_SHARDS);
  const likely = [
    first + third + second + term.slice(3),
    first + term.slice(2),
    first + second + term.slice(3),
  ];
  const wrongFirst = [second + first + term.slice(2), term.slice(1)];
  const shardsOf = (terms: string[]) => terms.map((other) => index.shardOf(other));
  const near = new Set([own, ...shardsOf(likely)]);
  const rest = sameLetter.filter((number) => !near.has(number));
  return [[...near], [...new Set([...rest, ...shardsOf(wrongFirst)])]];
}

function slipsIn(shard: Shard, term: string, limit: number): Match[] {
  const found: Match[] = [];
  for (const [place, other] of shard.terms.entries()) {
    if (isSynonym(other)) continue;
    const distance = editDistance(term, other, limit);
    if (distance <= limit) {
      found.push({ term: other, shard, place, factor: distance > 1 ? FACTOR.fuzzyTwice : FACTOR.fuzzy });
    } else if (
      other.length > term.length + limit &&
      editDistance(term, other.slice(0, term.length), 1) <= 1
    ) {
      // The reader may still be typing: the typo may be in the beginning of a longer word.
      found.push({ term: other, shard, place, factor: (FACTOR.fuzzy * term.length) / other.length });
    }
  }
  return found;
}
