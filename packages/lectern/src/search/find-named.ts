import { SYNONYM, wordOf } from './format.ts';
import type { IndexReader, Shard } from './index-reader.ts';
import { factorOfBeginning, shardsFrom } from './match.ts';
import type { Query } from './parse-query.ts';
import { singularOf } from './stem.ts';

/** Minimum length of the beginning of a name. Shorter ones match too many pages. */
const MIN_BEGINNING = 3;

/** Factor for another word for a name. */
const OTHERWISE = 0.6;

/** Factor for the plural of a name: `source maps` means `sourceMap`. */
const PLURAL = 0.9;

/**
 * Numbers of words that a name within a query may have. Longer names are titles, which readers type without other
 * words.
 */
const LENGTHS = [4, 3, 2, 1];

/** Sections whose name matches the query or a part of it. */
export interface Named {
  /** Section number -> how much of the name and the query match: 1 if they are equal. */
  sections: ReadonlyMap<number, number>;
  /** True if the name contains the whole query. */
  isWhole: boolean;
}

/**
 * Finds pages and sections whose name equals the query. If there are none, finds those whose names begin with the
 * query, as long as the reader is still typing. Otherwise, finds those whose names the query contains:
 * `how to set filename hash`.
 */
export async function findNamed(query: Query, index: IndexReader): Promise<Named[]> {
  // In parallel: each may have to wait for a shard.
  const [exact, otherwise, begun, within] = await Promise.all([
    sectionsNamed(query.name, query.slots.length, 1, index),
    // Finds another word for the name.
    calledSo(query.name + SYNONYM, OTHERWISE, index),
    sectionsBegun(query, index),
    namesIn(query, index),
  ]);
  if (exact.size > 0) return [{ sections: exact, isWhole: true }];
  if (otherwise.size > 0) return [{ sections: otherwise, isWhole: true }];
  return begun.size > 0 ? [{ sections: begun, isWhole: true }] : within;
}

/**
 * Returns the sections with this name or, if the name has several words, with its singular. Forms of a single word are
 * found without this.
 *
 * @param words number of words of the query that make up the name
 * @param factor factor of an exact match
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

/** @param name a name in the form that shards contain */
async function calledSo(name: string, factor: number, index: IndexReader): Promise<Map<number, number>> {
  const word = wordOf(name);
  return word === '' ? new Map() : calledIn(await index.shard(index.shardOf(word)), name, factor);
}

/** Returns the sections with a name in a shard, each with the same factor. */
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

/** Finds names among neighboring words. Longer names take precedence: `filename hash` is not about `filename`. */
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

/** Returns the start and end of all runs of neighboring words, the longest runs first. */
function runsOf(words: number): [from: number, end: number][] {
  return LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, words - length + 1) }, (_, from): [number, number] => [
      from,
      from + length,
    ]),
  );
}
