import { isSynonym, wordOf } from './format.ts';
import type { IndexReader } from './index-reader.ts';

type IsCharacter = (character: string) => boolean;

/** Runs that have no spaces between their words. */
export const RUN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;

/** Characters whose words are looked at: each may cost a request. */
const MAX_CHARACTERS = 4;
/** Longer ones are titles. */
const MAX_LENGTH = 8;
/** How much of both words has to be the same. */
const NEAR_ENOUGH = 0.4;

/**
 * The word that has most characters in common with one that the index does not know: what pages are called, what
 * is said for one another, and else pairs that are in texts. Its beginning has to be one of the characters.
 *
 * @param isFunctionCharacter of `parse-query.ts`
 * @returns null where none is near
 */
export async function nearWord(
  run: string,
  index: IndexReader,
  isFunctionCharacter: IsCharacter,
): Promise<string | null> {
  const own = [...run];
  const known = [...new Set(own)].filter((character) => !isFunctionCharacter(character));
  const found = await Promise.all(
    known.slice(0, MAX_CHARACTERS).map((from) => wordsFrom(from, index, isFunctionCharacter)),
  );
  let best: { word: string; score: number } | null = null;
  for (const [word, weight] of found.flat()) {
    const likeness = likenessOf(own, [...word]);
    const score = likeness * weight;
    if (likeness >= NEAR_ENOUGH && word !== run && score > (best?.score ?? 0)) best = { word, score };
  }
  return best?.word ?? null;
}

/** Names and words of the thesaurus are words for sure; a pair may be the end of one and the beginning of another. */
const WEIGHT = { name: 1.2, synonym: 1.1, pair: 1 };

async function wordsFrom(
  character: string,
  index: IndexReader,
  isFunctionCharacter: IsCharacter,
): Promise<[word: string, weight: number][]> {
  const shard = await index.shard(index.shardOf(character));
  const words: [string, number][] = [];
  const add = (word: string, weight: number) => {
    const length = [...word].length;
    const isWord = word.startsWith(character) && length > 1 && length <= MAX_LENGTH;
    if (isWord && ![...word].some(isFunctionCharacter)) words.push([word, weight]);
  };
  for (const name of shard.names.keys()) add(wordOf(name), WEIGHT.name);
  const most = Math.max(1, ...shard.terms.map((_, place) => shard.frequency(place)));
  for (const [place, term] of shard.terms.entries()) {
    if (isSynonym(term)) add(wordOf(term), WEIGHT.synonym);
    // The commoner of two that are as near.
    else add(term, WEIGHT.pair - 0.1 + (0.1 * shard.frequency(place)) / most);
  }
  return words;
}

/** Share of the characters that both have (Dice). */
function likenessOf(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  let shared = 0;
  for (const character of one) {
    const at = left.indexOf(character);
    if (at < 0) continue;
    left.splice(at, 1);
    shared++;
  }
  return (2 * shared) / (one.length + other.length);
}
