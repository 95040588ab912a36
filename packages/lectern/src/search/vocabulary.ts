import { HAN } from './analyze.ts';
import { ownText } from './own-text.ts';

/**
 * Encoding of two characters of `HAN` as one number, which is faster to look up than text and needs no memory of its
 * own.
 */
const FIRST_HAN = 0x3000;
const HAN_BLOCK = 0x8000;

/** Terms of all pages that one indexer reads, with their numbers. Most terms recur. */
export class Vocabulary {
  /** Terms by number. */
  readonly terms: string[] = [];
  #ids = new Map<string, number>();
  #pairs = new Map<number, number>();
  #words: readonly string[] = [];
  #sorted: readonly number[] = [];

  /** @param terms terms that already have a number, in the order of their numbers */
  constructor(terms: readonly string[] = []) {
    for (const term of terms) this.idOf(term);
  }

  /** Returns the number of a term, which gets one if it has none. */
  idOf(term: string): number {
    if (isPair(term)) return this.idOfPair(term, 0);
    let id = this.#ids.get(term);
    if (id === undefined) {
      const own = ownText(term);
      id = this.terms.push(own) - 1;
      this.#ids.set(own, id);
    }
    return id;
  }

  /** Returns the number of a term, or undefined if it has none. */
  find(term: string): number | undefined {
    return isPair(term) ? this.#pairs.get(pairAt(term, 0)) : this.#ids.get(term);
  }

  /** Returns the number of the bigram that begins with a Han character of a run. The last character counts alone. */
  idOfPair(run: string, at: number): number {
    const pair = pairAt(run, at);
    let id = this.#pairs.get(pair);
    if (id === undefined) {
      id = this.terms.push(run.slice(at, at + 2)) - 1;
      this.#pairs.set(pair, id);
    }
    return id;
  }

  /** Returns the terms that are not one or two Han characters, sorted by their UTF-16 code units. */
  words(): readonly string[] {
    const known = this.#words.length;
    // New terms are added after the sorted ones. The sort detects sorted runs, so it has little left to do.
    if (known !== this.#ids.size)
      this.#words = [...this.#words, ...[...this.#ids.keys()].slice(known)].sort();
    return this.#words;
  }

  /**
   * Returns the numbers of all terms, sorted by their UTF-16 code units. This covers all languages at once, since they
   * share many terms.
   */
  sorted(): readonly number[] {
    if (this.#sorted.length !== this.terms.length) this.#sorted = this.#sort();
    return this.#sorted;
  }

  /**
   * Sorts the terms. Sorting numbers takes a tenth of the time of strings, so pairs are sorted separately and then
   * merged with the words.
   */
  #sort(): number[] {
    const words = this.words();
    const sorted: number[] = [];
    let at = 0;
    for (const pair of Uint32Array.from([...this.#pairs.keys()]).sort()) {
      const id = this.#pairs.get(pair) as number;
      while (at < words.length && (words[at] as string) < (this.terms[id] as string)) {
        sorted.push(this.idOf(words[at++] as string));
      }
      sorted.push(id);
    }
    for (const word of words.slice(at)) sorted.push(this.idOf(word));
    return sorted;
  }
}

/** Checks whether a term is one or two Han characters. */
function isPair(term: string): boolean {
  return term.length < 3 && isHan(term);
}

/** Returns a Han character of a run and the next one as a number. */
function pairAt(run: string, at: number): number {
  const next = at + 1 < run.length ? run.charCodeAt(at + 1) - FIRST_HAN : 0;
  return (run.charCodeAt(at) - FIRST_HAN) * HAN_BLOCK + next;
}

/**
 * Checks whether a text is a run of Han characters. For most words, the first character already decides, which is
 * faster.
 */
export function isHan(text: string): boolean {
  return text.charCodeAt(0) > FIRST_HAN && HAN.test(text);
}
