import { HAN } from './analyze.ts';
import { ownText } from './own-text.ts';

/** Two characters of `HAN` as one number: quicker to look up than text, and it needs no memory of its own. */
const FIRST_HAN = 0x3000;
const HAN_BLOCK = 0x8000;

/** The terms of all pages that one indexer reads, with numbers: most terms come again and again. */
export class Vocabulary {
  /** By their numbers. */
  readonly terms: string[] = [];
  #ids = new Map<string, number>();
  #pairs = new Map<number, number>();
  #words: readonly string[] = [];
  #sorted: readonly number[] = [];

  /** @param terms those that have a number already, by their numbers */
  constructor(terms: readonly string[] = []) {
    for (const term of terms) this.idOf(term);
  }

  /** Number of a term, which gets one if it has none. */
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

  /** Number of a term; undefined for one that has none. */
  find(term: string): number | undefined {
    return isPair(term) ? this.#pairs.get(pairAt(term, 0)) : this.#ids.get(term);
  }

  /** Number of what a Han character of a run stands for: it and the next one; the last one alone. */
  idOfPair(run: string, at: number): number {
    const pair = pairAt(run, at);
    let id = this.#pairs.get(pair);
    if (id === undefined) {
      id = this.terms.push(run.slice(at, at + 2)) - 1;
      this.#pairs.set(pair, id);
    }
    return id;
  }

  /** Terms that are not one or two Han characters, sorted by their UTF-16 code units. */
  words(): readonly string[] {
    const known = this.#words.length;
    // New ones behind those that are sorted: little is left to do for a sort that looks for such runs.
    if (known !== this.#ids.size)
      this.#words = [...this.#words, ...[...this.#ids.keys()].slice(known)].sort();
    return this.#words;
  }

  /** Numbers of all terms, sorted by their UTF-16 code units. All languages at once: many terms are in several. */
  sorted(): readonly number[] {
    if (this.#sorted.length !== this.terms.length) this.#sorted = this.#sort();
    return this.#sorted;
  }

  /** Numbers are sorted in a tenth of the time that strings take: so pairs go between the words in the end. */
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

/** One or two Han characters. */
function isPair(term: string): boolean {
  return term.length < 3 && isHan(term);
}

/** A Han character of a run and the next one, as a number. */
function pairAt(run: string, at: number): number {
  const next = at + 1 < run.length ? run.charCodeAt(at + 1) - FIRST_HAN : 0;
  return (run.charCodeAt(at) - FIRST_HAN) * HAN_BLOCK + next;
}

/** True for a run of Han characters. The first one alone says it of most words, in less time. */
export function isHan(text: string): boolean {
  return text.charCodeAt(0) > FIRST_HAN && HAN.test(text);
}
