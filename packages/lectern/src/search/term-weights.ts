import { LEVELS, WEIGHT_STEPS } from './format.ts';
import { NumberList } from './number-list.ts';

/** A word said twice counts little more than once; from here on (BM25's k1). */
export const SATURATION = 3.5;

/** Terms of a middling site: what grows is moved, and code that knew where it was compiled again. */
const ROOM = 0x8000;

/** Adds the weights of terms up, section by section and page by page. Terms are numbers of a vocabulary. */
export class TermWeights {
  /** By the term's number: its weight in the section at hand. */
  #weights = new Float64Array(ROOM);
  /** Terms of the section. */
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

  /** @returns as in `PageIndex` */
  endPage(): Uint32Array {
    return this.#postings.take();
  }

  #grow(): void {
    const weights = new Float64Array(this.#weights.length * 2);
    weights.set(this.#weights);
    this.#weights = weights;
  }
}
