import { type IndexTerm, nearestTerm } from './edit-distance.ts';
import { isSynonym } from './format.ts';
import type { IndexReader } from './index-reader.ts';
import { findMatches } from './match.ts';
import { parseQuery } from './parse-query.ts';

/**
 * The query with each word that the index does not know put as the nearest one that it knows; null when
 * there is none, or nothing to fix.
 */
export async function suggestQuery(text: string, index: IndexReader): Promise<string | null> {
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
