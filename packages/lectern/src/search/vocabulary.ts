import { HAN } from './analyze.ts';
import { firstWhere } from './bounds.ts';
import { ownText } from './own-text.ts';

/**
 * Encoding of two characters of `HAN` as one number, which is faster to look up than text and needs no memory of its
 * own.
 */
const FIRST_HAN = 0x3000;
const HAN_BLOCK = 0x8000;

/** Number of new terms up to which inserting each takes less time than sorting all terms. */
const FEW = 200;

/** Terms of all pages that one indexer reads, with their numbers. Most terms recur. */
export class Vocabulary {
  /** Terms by number. */
  readonly terms: string[] = [];
  #ids = new Map<string, number>();
  #pairs = new Map<number, number>();
  #sorted: number[] = [];

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

  /** Returns the numbers of all bigrams and single Han characters. */
  pairs(): Iterable<number> {
    return this.#pairs.values();
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

  /**
   * Returns the numbers of all terms, sorted by their UTF-16 code units. This covers all languages at once, since they
   * share many terms. The list changes when there are new terms.
   */
  sorted(): readonly number[] {
    const known = this.#sorted.length;
    if (this.terms.length - known > FEW) this.#sorted = this.#sort();
    else for (let id = known; id < this.terms.length; id++) this.#insert(id);
    return this.#sorted;
  }

  /** Inserts the number of a term into the sorted ones. */
  #insert(id: number): void {
    const term = this.terms[id] as string;
    const place = firstWhere(this.#sorted, (other) => (this.terms[other] as string) >= term);
    this.#sorted.splice(place, 0, id);
  }

  /**
   * Sorts the terms. Sorting numbers takes a tenth of the time of strings, so pairs are sorted separately and then
   * merged with the words.
   */
  #sort(): number[] {
    const words = [...this.#ids.keys()].sort();
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
