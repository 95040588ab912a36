import { HAN } from './analyze.ts';
import { firstFrom } from './bounds.ts';

/**
 * Two characters of `HAN` as one number, which sorts as they do: quicker to look up and to sort than text, and it
 * needs no memory of its own.
 */
const FIRST_HAN = 0x3000;
const HAN_BLOCK = 0x8000;

/** The terms of all pages that one indexer reads, with numbers: most terms come again and again. */
export class Vocabulary {
  /** By their numbers. */
  readonly terms: string[] = [];
  #ids = new Map<string, number>();
  #pairs = new Map<number, number>();
  #sorted: readonly number[] = [];

  /** Number of a term. */
  idOf(term: string): number {
    if (term.length < 3 && isHan(term)) return this.idOfPair(term, 0);
    let id = this.#ids.get(term);
    if (id === undefined) {
      id = this.terms.push(term) - 1;
      this.#ids.set(term, id);
    }
    return id;
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

  /** Numbers of all terms, sorted by their UTF-16 code units. All languages at once: many terms are in several. */
  sorted(): readonly number[] {
    if (this.#sorted.length !== this.terms.length) this.#sorted = this.#sort();
    return this.#sorted;
  }

  #sort(): readonly number[] {
    const { terms } = this;
    const words = [...this.#ids.keys()].sort();
    const ids = words.map((word) => this.#ids.get(word) as number);
    const pairs = Uint32Array.from(this.#pairs.keys()).sort();
    // Synonyms and words of other scripts stand among the pairs of Han characters, or behind them.
    const others = ids.splice(firstFrom(words, String.fromCharCode(FIRST_HAN)));
    for (const pair of pairs) others.push(this.#pairs.get(pair) as number);
    others.sort((a, b) => ((terms[a] as string) < (terms[b] as string) ? -1 : 1));
    return [...ids, ...others];
  }
}

/** Of the first of two characters; of one, at the end of a run. */
function pairAt(run: string, at: number): number {
  const next = at + 1 < run.length ? run.charCodeAt(at + 1) - FIRST_HAN : 0;
  return (run.charCodeAt(at) - FIRST_HAN) * HAN_BLOCK + next;
}

/** True for a run of Han characters. The first one alone says it of most words, in less time. */
export function isHan(text: string): boolean {
  return text.charCodeAt(0) > FIRST_HAN && HAN.test(text);
}
