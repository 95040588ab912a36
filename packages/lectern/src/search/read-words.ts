import { termsOf, wordsIn } from './analyze.ts';
import { NumberList } from './number-list.ts';
import type { TermWeights } from './term-weights.ts';
import { isHan, type Vocabulary } from './vocabulary.ts';

export interface WordReader {
  /** The words of a text as they stand there, some of which have no terms. */
  find(text: string): readonly string[];
  /** Adds the terms of words that were found. */
  addTerms(found: readonly string[], weight: number, to: Pick<TermWeights, 'add'>): void;
}

/** Texts repeat their words: what is made of a word is kept. */
const MAX_KNOWN = 50_000;

const NO_TERMS = { parts: [], whole: null };

/**
 * Reads texts for the index, as the numbers of their terms: the terms that `analyze` finds, with less work for
 * words that came before, and for Han characters: a run of them is a clause, which hardly comes again.
 *
 * A build reads the words of a site once, and is over before V8 has compiled what reads them: so a word takes
 * few steps here, and few calls.
 *
 * @param vocabulary gets new terms
 */
export function createWordReader(vocabulary: Vocabulary): WordReader {
  /** Where the terms of a word stand in `ids`: how many there are, then each. */
  const places = new Map<string, number>();
  const ids = new NumberList();

  function learn(found: string): number {
    if (places.size >= MAX_KNOWN) {
      places.clear();
      ids.length = 0;
    }
    const place = ids.length;
    const { parts, whole } = termsOf(found) ?? NO_TERMS;
    ids.push(parts.length + (whole ? 1 : 0));
    for (const part of parts) ids.push(vocabulary.idOf(part));
    if (whole) ids.push(vocabulary.idOf(whole));
    places.set(found, place);
    return place;
  }

  return {
    find: (text) => text.match(wordsIn(text)) ?? [],
    addTerms(found, weight, to) {
      for (let index = 0; index < found.length; index++) {
        const word = found[index] as string;
        if (isHan(word)) {
          for (let at = 0; at < word.length; at++) to.add(vocabulary.idOfPair(word, at), weight);
          continue;
        }
        const place = places.get(word) ?? learn(word);
        const last = place + (ids.values[place] as number);
        for (let at = place + 1; at <= last; at++) to.add(ids.values[at] as number, weight);
      }
    },
  };
}
