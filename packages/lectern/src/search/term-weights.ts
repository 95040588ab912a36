import { LEVELS, WEIGHT_STEPS } from './format.ts';
import { NumberList } from './number-list.ts';

/** Saturation of weights (k1 of BM25): a word that occurs twice counts little more than once. */
export const SATURATION = 3.5;

/**
 * Initial capacity: the number of terms of a medium site. An array that grows is moved, and code that was compiled for
 * its old place is compiled again.
 */
const ROOM = 0x8000;

/** Adds up the weights of terms, section by section and page by page. Terms are numbers of a vocabulary. */
export class TermWeights {
  /** Weight of each term in the current section, by term number. */
  #weights = new Float64Array(ROOM);
  /** Terms of the current section. */
  #inSection = new NumberList();
  #postings = new NumberList();

  add(id: number, weight: number): void {
    while (id >= this.#weights.length) this.#grow();
    const sum = this.#weights[id] as number;
    if (sum === 0) this.#inSection.push(id);
    this.#weights[id] = sum + weight;
  }

  endSection(): void {
    const { values, length } = this.#inSection;
    this.#postings.push(length);
    for (let index = 0; index < length; index++) {
      const id = values[index] as number;
      const weight = this.#weights[id] as number;
      const level = Math.max(1, Math.round((weight / (weight + SATURATION)) * LEVELS));
      this.#postings.push(id * WEIGHT_STEPS + level);
      this.#weights[id] = 0;
    }
    this.#inSection.length = 0;
  }

  /** @returns postings of the page, as in `PageIndex` */
  endPage(): Uint32Array {
    return this.#postings.take();
  }

  #grow(): void {
    const weights = new Float64Array(this.#weights.length * 2);
    weights.set(this.#weights);
    this.#weights = weights;
  }
}
