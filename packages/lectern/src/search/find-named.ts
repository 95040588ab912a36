import type { IndexReader } from './index-reader.ts';
import { factorOfBeginning, shardsFrom } from './match.ts';
import type { Query } from './parse-query.ts';

/** Fewer letters begin the names of too many pages. */
const MIN_BEGINNING = 3;

/**
 * Finds the pages and sections that are called as the query says; where there are none, those whose names it begins,
 * while the reader is still writing.
 *
 * @returns for the number of each section how much of its name the query has, 1 for all of it
 */
export async function findNamed({ name, isOpen }: Query, index: IndexReader): Promise<Map<number, number>> {
  if (name === '') return new Map();
  const exact = (await index.shard(index.shardOf(name))).names.get(name);
  if (exact) return new Map(exact.map((section) => [section, 1]));
  if (!isOpen || name.length < MIN_BEGINNING) return new Map();
  const shards = await Promise.all(shardsFrom(name, index).map((number) => index.shard(number)));
  const found = new Map<number, number>();
  for (const [other, sections] of shards.flatMap(({ names }) => [...names])) {
    if (!other.startsWith(name)) continue;
    const factor = factorOfBeginning(name, other);
    for (const section of sections) found.set(section, Math.max(factor, found.get(section) ?? 0));
  }
  return found;
}
