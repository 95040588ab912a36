import { isSynonym, wordOf } from './format.ts';
import type { IndexReader } from './index-reader.ts';

type IsCharacter = (character: string) => boolean;

/** Matches runs of Han, kana and Hangul characters. */
export const RUN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+/gu;

/** Maximum number of characters whose words are considered. Each may cost a request. */
const MAX_CHARACTERS = 4;
/** Maximum length of a word. Longer names are titles. */
const MAX_LENGTH = 8;
/** Minimum share of characters that two words must have in common. */
const NEAR_ENOUGH = 0.4;

/**
 * Finds the known word that shares the most characters with an unknown one. Candidates are names of pages, synonyms,
 * and bigrams of texts. A candidate must begin with one of the characters.
 *
 * @param isFunctionCharacter function of `parse-query.ts`
 * @returns null if no word is near
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

/**
 * Names and words of the thesaurus are certainly words. A bigram may be the end of one word and the beginning of
 * another.
 */
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
    // The more common of two equally near bigrams wins.
    else add(term, WEIGHT.pair - 0.1 + (0.1 * shard.frequency(place)) / most);
  }
  return words;
}

/** Returns the share of characters that two words have in common (Dice coefficient). */
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
