import { LEVELS, WEIGHT_STEPS } from './format.ts';

/** Where each term of a page stands, and how much it counts there, in a form that is cheap to send from a worker. */
export interface PageTerms {
  /** Terms by their numbers: one list for all pages that this thread reads, which grows. */
  vocabulary: readonly string[];
  /** Numbers of the page's terms, each once. */
  ids: Uint32Array;
  /** For each term the number of its sections, then each as `section * WEIGHT_STEPS + weight`, weights from 1 to `LEVELS`. */
  postings: Uint16Array;
}

/** A word said twice counts little more than once; from here on (BM25's k1). */
const SATURATION = 2.2;

/**
 * Adds the weights of terms up, section by section and page by page. Terms have numbers, which all pages
 * share: most terms come again and again.
 */
export class TermWeights {
  #ids = new Map<string, number>();
  #terms: string[] = [];
  /** By the term's number: its weight in the section at hand, and its sections in the page at hand. */
  #weights: number[] = [];
  #counts: number[] = [];
  /** Terms of the section, and of the page. */
  #inSection: number[] = [];
  #inPage: number[] = [];
  /** Of the page, by turns: a term and a posting of it. */
  #entries: number[] = [];

  idOf(term: string): number {
    let id = this.#ids.get(term);
    if (id === undefined) {
      id = this.#terms.length;
      this.#ids.set(term, id);
      this.#terms.push(term);
      this.#weights.push(0);
      this.#counts.push(0);
    }
    return id;
  }

  add(id: number, weight: number): void {
    const sum = this.#weights[id] as number;
    if (sum === 0) this.#inSection.push(id);
    this.#weights[id] = sum + weight;
  }

  endSection(section: number): void {
    for (const id of this.#inSection) {
      const weight = this.#weights[id] as number;
      const level = Math.max(1, Math.round((weight / (weight + SATURATION)) * LEVELS));
      const count = this.#counts[id] as number;
      if (count === 0) this.#inPage.push(id);
      this.#counts[id] = count + 1;
      this.#entries.push(id, section * WEIGHT_STEPS + level);
      this.#weights[id] = 0;
    }
    this.#inSection = [];
  }

  endPage(): PageTerms {
    const [ids, entries, counts] = [this.#inPage, this.#entries, this.#counts];
    const postings = new Uint16Array(ids.length + entries.length / 2);
    let end = 0;
    for (const id of ids) {
      const count = counts[id] as number;
      postings[end] = count;
      // From here on, where the term's next posting goes.
      counts[id] = end + 1;
      end += count + 1;
    }
    for (let index = 0; index < entries.length; index += 2) {
      const id = entries[index] as number;
      const place = counts[id] as number;
      postings[place] = entries[index + 1] as number;
      counts[id] = place + 1;
    }
    for (const id of ids) counts[id] = 0;
    this.#inPage = [];
    this.#entries = [];
    return { vocabulary: this.#terms, ids: new Uint32Array(ids), postings };
  }
}
