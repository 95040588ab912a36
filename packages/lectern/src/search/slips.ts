import { editDistance } from './edit-distance.ts';
import { isSynonym } from './format.ts';
import type { IndexReader, Shard } from './index-reader.ts';
import type { Match } from './match.ts';

/** How much of a word one with a slip is, or with two. */
const FACTOR = { fuzzy: 0.55, fuzzyTwice: 0.4 };

/** A slip near the beginning leads to another place of the vocabulary: so many shards are looked through. */
const MAX_FUZZY_SHARDS = 9;

/**
 * Finds what a word that the index does not know may be a slip of.
 *
 * @param limit how many slips there may be
 */
export async function findSlips(term: string, limit: number, index: IndexReader): Promise<Match[]> {
  const found: Match[] = [];
  for (const numbers of slipShards(term, index)) {
    const shards = await Promise.all(numbers.map((number) => index.shard(number)));
    found.push(...shards.flatMap((shard) => slipsIn(shard, term, limit)));
    // What is farther from the word may have the better one elsewhere.
    if (found.some(({ factor }) => factor === FACTOR.fuzzy)) break;
  }
  return found;
}

/** Shards where a word with a slip may be: with the same first letter, nearest first; then with another. */
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
      // Still being written: the slip may be in the beginning of a longer word.
      found.push({ term: other, shard, place, factor: (FACTOR.fuzzy * term.length) / other.length });
    }
  }
  return found;
}
