import { SYNONYM, wordOf } from './format.ts';
import type { IndexReader, Shard } from './index-reader.ts';
import { factorOfBeginning, shardsFrom } from './match.ts';
import type { Query } from './parse-query.ts';
import { singularOf } from './stem.ts';

/** Fewer letters begin the names of too many pages. */
const MIN_BEGINNING = 3;

/** How much of a name another word for it is. */
const OTHERWISE = 0.6;

/** How much of a name its plural is: `source maps` are what `sourceMap` is about. */
const PLURAL = 0.9;

/** How many words a name in a query may have. Longer ones are titles, which are asked for alone. */
const LENGTHS = [4, 3, 2, 1];

/** What some sections are called. */
export interface Named {
  /** By their numbers, with how much of name and query is the other: 1 where they are the same. */
  sections: ReadonlyMap<number, number>;
  /** True where all of the query is in the name. */
  isWhole: boolean;
}

/**
 * Finds the pages and sections that are called as the query says; where there are none, those whose names it begins,
 * while the reader is still writing; or else those whose names are in it: `how to set filename hash`.
 */
export async function findNamed(query: Query, index: IndexReader): Promise<Named[]> {
  // At once: each may wait for a shard.
  const [exact, otherwise, begun, within] = await Promise.all([
    sectionsNamed(query.name, query.slots.length, 1, index),
    // By another word for it.
    calledSo(query.name + SYNONYM, OTHERWISE, index),
    sectionsBegun(query, index),
    namesIn(query, index),
  ]);
  if (exact.size > 0) return [{ sections: exact, isWhole: true }];
  if (otherwise.size > 0) return [{ sections: otherwise, isWhole: true }];
  return begun.size > 0 ? [{ sections: begun, isWhole: true }] : within;
}

/**
 * What is called so, or as the singular where that is several words: forms of one word are found without.
 *
 * @param words how many words of the query the name is
 * @param factor what it counts
 */
async function sectionsNamed(
  name: string,
  words: number,
  factor: number,
  index: IndexReader,
): Promise<Map<number, number>> {
  const found = await calledSo(name, factor, index);
  return found.size > 0 || words < 2 ? found : calledSo(singularOf(name), factor * PLURAL, index);
}

/** @param name as a shard has it */
async function calledSo(name: string, factor: number, index: IndexReader): Promise<Map<number, number>> {
  const word = wordOf(name);
  return word === '' ? new Map() : calledIn(await index.shard(index.shardOf(word)), name, factor);
}

/** The sections of a shard's name, each with the same factor. */
export function calledIn({ names }: Shard, name: string, factor: number): Map<number, number> {
  return new Map(names.get(name)?.map((section) => [section, factor]));
}

async function sectionsBegun({ name, slots }: Query, index: IndexReader): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  if (!slots.at(-1)?.isLast || name.length < MIN_BEGINNING) return found;
  const shards = await Promise.all(shardsFrom(name, index).map((number) => index.shard(number)));
  for (const [other, sections] of shards.flatMap(({ names }) => [...names])) {
    if (!other.startsWith(name)) continue;
    const factor = factorOfBeginning(name, other);
    for (const section of sections) found.set(section, Math.max(factor, found.get(section) ?? 0));
  }
  return found;
}

/** Neighbours that are a name, the longest first: `filename hash` is not about `filename`. */
async function namesIn({ slots, words }: Query, index: IndexReader): Promise<Named[]> {
  const terms = slots.filter(({ weight, isCjk }) => weight === 1 && !isCjk).map(({ term }) => term);
  const found = await Promise.all(
    runsOf(terms.length).map(async ([from, end]) => {
      const name = terms.slice(from, end).join('');
      const length = end - from;
      return { from, end, sections: await sectionsNamed(name, length, length / words, index) };
    }),
  );
  const longest: typeof found = [];
  for (const one of found) {
    const isApart = longest.every(({ from, end }) => one.end <= from || one.from >= end);
    if (one.sections.size > 0 && isApart) longest.push(one);
  }
  return longest.map(({ sections }) => ({ sections, isWhole: false }));
}

/** Where neighbours begin and end among so many words, the longest runs first. */
function runsOf(words: number): [from: number, end: number][] {
  return LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, words - length + 1) }, (_, from): [number, number] => [
      from,
      from + length,
    ]),
  );
}
