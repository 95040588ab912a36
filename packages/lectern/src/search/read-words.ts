import { HAN, type Terms, termsOf, wordsIn } from './analyze.ts';

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
  terms(text: string, ids: number[]): number;
}

/** Texts repeat their words: what is made of a word is kept. */
const MAX_KNOWN = 50_000;

/** Two characters of `HAN` as one number that needs no memory of its own. */
const FIRST_HAN = 0x3000;
const HAN_BLOCK = 0x8000;

/**
 * Reads texts for the index, as the numbers of their terms: the terms that `analyze` finds, with less work for
 * words that came before, and for Han characters.
 *
 * @param idOf number of a term
 */
export function createWordReader(idOf: (term: string) => number): WordReader {
  const known = new Map<string, NumberedWord | null>();
  const readHan = createHanReader(idOf);

  function wordOf(found: string): NumberedWord | null {
    const kept = known.get(found);
    if (kept !== undefined) return kept;
    const terms = termsOf(found);
    const all = terms?.whole ? [...terms.parts, terms.whole] : (terms?.parts ?? []);
    const word = terms && { ...terms, ids: all.map(idOf) };
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(found, word);
    return word;
  }

  return {
    words(text) {
      const words: NumberedWord[] = [];
      for (const found of text.match(wordsIn(text)) ?? []) {
        const word = wordOf(found);
        if (word) words.push(word);
      }
      return words;
    },
    terms(text, ids) {
      let words = 0;
      for (const found of text.match(wordsIn(text)) ?? []) {
        // The first character alone says it of most words, in less time.
        if (found.charCodeAt(0) > FIRST_HAN && HAN.test(found)) {
          readHan(found, ids);
          words++;
          continue;
        }
        const word = wordOf(found);
        if (!word) continue;
        for (const id of word.ids) ids.push(id);
        words++;
      }
      return words;
    },
  };
}

/** Reads a run of Han characters: bigrams and the last character. A run is a clause, which hardly comes again. */
function createHanReader(idOf: (term: string) => number) {
  const pairs = new Map<number, number>();
  return (run: string, ids: number[]): void => {
    for (let index = 0; index < run.length; index++) {
      const next = index + 1 < run.length ? run.charCodeAt(index + 1) - FIRST_HAN : 0;
      const pair = (run.charCodeAt(index) - FIRST_HAN) * HAN_BLOCK + next;
      let id = pairs.get(pair);
      if (id === undefined) {
        id = idOf(run.slice(index, index + 2));
        pairs.set(pair, id);
      }
      ids.push(id);
    }
  };
}
