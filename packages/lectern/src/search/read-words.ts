import { type Terms, termsOf, wordsIn } from './analyze.ts';
import { ownText } from './own-text.ts';
import type { TermWeights } from './term-weights.ts';
import { isHan, type Vocabulary } from './vocabulary.ts';

export interface WordReader {
  /** Returns the words of a text as they are written. Some of them have no terms. */
  find(text: string): readonly string[];
  /** Adds the terms of words that were found. */
  addTerms(found: readonly string[], weight: number, to: Pick<TermWeights, 'add'>): void;
}

/** Number of words whose terms are cached, since texts repeat their words. */
const MAX_KNOWN = 50_000;

const NO_TERMS: Pick<Terms, 'parts' | 'whole'> = { parts: [], whole: null };

/**
 * Creates a reader that converts texts to term numbers for the index. It finds the same terms as `analyze`. It does
 * less work for words that it has seen before, and for Han characters: a run of them is a clause, which hardly recurs.
 *
 * A build reads the words of a site once, and ends before V8 has compiled this code. Therefore, it takes few steps and
 * few calls for each word.
 *
 * @param vocabulary receives new terms
 */
export function createWordReader(vocabulary: Vocabulary): WordReader {
  const known = new Map<string, readonly number[]>();

  function learn(found: string): readonly number[] {
    if (known.size >= MAX_KNOWN) known.clear();
    const { parts, whole } = termsOf(found) ?? NO_TERMS;
    const ids = (whole ? [...parts, whole] : parts).map((term) => vocabulary.idOf(term));
    known.set(ownText(found), ids);
    return ids;
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
        const ids = known.get(word) ?? learn(word);
        for (let at = 0; at < ids.length; at++) to.add(ids[at] as number, weight);
      }
    },
  };
}
