import { LEVELS, WEIGHT_STEPS } from './format.ts';
import { larger, NumberList } from './number-list.ts';

/** Where each term of a page stands, and how much it counts there. */
export interface PageTerms {
  /** Numbers of the page's terms, each once. */
  ids: Uint32Array;
  /** For each term the number of its sections, then each as `section * WEIGHT_STEPS + weight`, weights from 1 to `LEVELS`. */
  postings: Uint32Array;
}

/** A word said twice counts little more than once; from here on (BM25's k1). */
const SATURATION = 2.2;

/** Terms of a middling site: what grows is moved, and code that knew where it was compiled anew. */
const ROOM = 0x8000;

/** Adds the weights of terms up, section by section and page by page. Terms are numbers of a vocabulary. */
export class TermWeights {
  /** By the term's number: its weight in the section at hand, and its sections in the page at hand. */
  #weights = new Float64Array(ROOM);
  #counts = new Uint32Array(ROOM);
  /** Terms of the section, and of the page. */
  #inSection = new NumberList();
  #inPage = new NumberList();
  /** Of the page, by turns: a term and a posting of it. */
  #entries = new NumberList();

  add(id: number, weight: number): void {
    while (id >= this.#counts.length) this.#grow();
    const sum = this.#weights[id] as number;
    if (sum === 0) this.#inSection.push(id);
    this.#weights[id] = sum + weight;
  }

  endSection(section: number): void {
    const { values, length } = this.#inSection;
    for (let index = 0; index < length; index++) {
      const id = values[index] as number;
      const weight = this.#weights[id] as number;
      const level = Math.max(1, Math.round((weight / (weight + SATURATION)) * LEVELS));
      const count = this.#counts[id] as number;
      if (count === 0) this.#inPage.push(id);
      this.#counts[id] = count + 1;
      this.#entries.push(id);
      this.#entries.push(section * WEIGHT_STEPS + level);
      this.#weights[id] = 0;
    }
    this.#inSection.length = 0;
  }

  endPage(): PageTerms {
    const counts = this.#counts;
    const { values: entries, length } = this.#entries;
    const ids = this.#inPage.take();
    const postings = new Uint32Array(ids.length + length / 2);
    let end = 0;
    for (const id of ids) {
      const count = counts[id] as number;
      postings[end] = count;
      // From here on, where the term's next posting goes.
      counts[id] = end + 1;
      end += count + 1;
    }
    for (let index = 0; index < length; index += 2) {
      const id = entries[index] as number;
      const place = counts[id] as number;
      postings[place] = entries[index + 1] as number;
      counts[id] = place + 1;
    }
    for (const id of ids) counts[id] = 0;
    this.#entries.length = 0;
    return { ids, postings };
  }

  #grow(): void {
    const length = this.#counts.length * 2;
    this.#counts = larger(this.#counts, length);
    const weights = new Float64Array(length);
    weights.set(this.#weights);
    this.#weights = weights;
  }
}
