import { type IndexTerm, nearestTerm } from './edit-distance.ts';
import { isSynonym } from './format.ts';
import type { IndexReader } from './index-reader.ts';
import type { findMatches } from './match.ts';
import { nearWord, RUN } from './near-words.ts';
import type { isFunctionCharacter, parseQuery } from './parse-query.ts';

/**
 * Functions that each query needs. They are passed in: otherwise, a bundler would put them into chunks of their own,
 * which each query fetches.
 */
export interface QueryTools {
  parseQuery: typeof parseQuery;
  findMatches: typeof findMatches;
  isFunctionCharacter: typeof isFunctionCharacter;
}

/**
 * Suggests a query that is likely to have hits, for one that has none.
 *
 * @returns null if no word is near
 */
export async function suggestQuery(
  text: string,
  index: IndexReader,
  tools: QueryTools,
): Promise<string | null> {
  const runs = text.match(RUN) ?? [];
  if (runs.length === 0) return withNearTerms(text, index, tools);
  const words = await Promise.all(runs.map((run) => nearWord(run, index, tools.isFunctionCharacter)));
  let at = 0;
  const near = text.replace(RUN, (run) => words[at++] ?? run).trim();
  return near === text.trim() ? null : near;
}

/**
 * Replaces each unknown word of a query with the nearest known one. Returns null if a word has no near one, or if there
 * is nothing to fix.
 */
async function withNearTerms(
  text: string,
  index: IndexReader,
  { parseQuery, findMatches }: QueryTools,
): Promise<string | null> {
  const { slots } = parseQuery(text);
  const terms = await Promise.all(
    slots.map(async (slot) => {
      if ((await findMatches(slot, index)).length > 0 || slot.isCjk) return slot.term;
      const shard = await index.shard(index.shardOf(slot.term));
      const known = shard.terms.map(
        (term, place): IndexTerm => ({ term, frequency: shard.frequency(place) }),
      );
      return nearestTerm(
        slot.term,
        known.filter(({ term }) => !isSynonym(term)),
      );
    }),
  );
  if (terms.some((term) => term === null)) return null;
  const suggestion = terms.join(' ');
  return suggestion === slots.map(({ term }) => term).join(' ') ? null : suggestion;
}
