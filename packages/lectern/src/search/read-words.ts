import { type Terms, termsOf, wordsIn } from './analyze.ts';
import { NumberList } from './number-list.ts';
import { isHan, type Vocabulary } from './vocabulary.ts';

/** A word with the numbers of its terms, the one of its parts written together at last. */
export interface NumberedWord extends Terms {
  ids: readonly number[];
}

export interface WordReader {
  /** The words of a text, in order. */
  words(text: string): NumberedWord[];
  /**
   * The terms of a text alone.
   *
   * @param ids gets their numbers, in order
   * @returns how many words they are of
   */
  terms(text: string, ids: NumberList): number;
}

/** Texts repeat their words: what is made of a word is kept. */
const MAX_KNOWN = 50_000;

/**
 * Reads texts for the index, as the numbers of their terms: the terms that `analyze` finds, with less work for
 * words that came before, and for Han characters: a run of them is a clause, which hardly comes again.
 *
 * @param vocabulary gets new terms
 */
export function createWordReader(vocabulary: Vocabulary): WordReader {
  /** Place of each word in `termIds`, which has how many terms it has, and then their numbers. */
  const known = new Map<string, number>();
  const termIds = new NumberList();

  function readWord(found: string): NumberedWord | null {
    const terms = termsOf(found);
    if (!terms) return null;
    const { parts, whole } = terms;
    return { ...terms, ids: (whole ? [...parts, whole] : parts).map((term) => vocabulary.idOf(term)) };
  }

  function placeOf(found: string): number {
    const kept = known.get(found);
    if (kept !== undefined) return kept;
    if (known.size >= MAX_KNOWN) {
      known.clear();
      termIds.length = 0;
    }
    const place = termIds.length;
    const all = readWord(found)?.ids ?? [];
    termIds.push(all.length);
    for (const id of all) termIds.push(id);
    known.set(found, place);
    return place;
  }

  /** @returns how many words that is: some have no terms */
  function addWord(found: string, ids: NumberList): number {
    const place = placeOf(found);
    const count = termIds.values[place] as number;
    for (let at = place + 1; at <= place + count; at++) ids.push(termIds.values[at] as number);
    return count > 0 ? 1 : 0;
  }

  return {
    words: (text) => (text.match(wordsIn(text)) ?? []).flatMap((found) => readWord(found) ?? []),
    terms(text, ids) {
      let count = 0;
      for (const found of text.match(wordsIn(text)) ?? []) {
        if (isHan(found)) {
          for (let at = 0; at < found.length; at++) ids.push(vocabulary.idOfPair(found, at));
          count++;
        } else count += addWord(found, ids);
      }
      return count;
    },
  };
}
