/**
 * Digits that encode numbers as text that JSON does not escape. Each character has five bits, and the sixth bit means
 * that more characters follow.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const CODES = /* @__PURE__ */ Array.from(ALPHABET, (digit) => digit.charCodeAt(0));

const SPACE = 32;

const VALUES = new Uint8Array(128);
for (const [value, digit] of [...ALPHABET].entries()) VALUES[digit.charCodeAt(0)] = value;

const decoder = /* @__PURE__ */ new TextDecoder();

/** Writes numbers as bytes. A string that is built character by character is a tree of characters until it is read. */
export class VarintWriter {
  #bytes = new Uint8Array(256);
  #length = 0;

  /** @param number an integer from 0 */
  add(number: number): void {
    // 2^53 takes eleven bytes.
    if (this.#length + 11 > this.#bytes.length) this.#grow();
    let rest = number;
    while (rest > 31) {
      this.#bytes[this.#length++] = CODES[32 | (rest & 31)] as number;
      rest = Math.floor(rest / 32);
    }
    this.#bytes[this.#length++] = CODES[rest] as number;
  }

  /** Adds a separator between two lists. */
  space(): void {
    if (this.#length === this.#bytes.length) this.#grow();
    this.#bytes[this.#length++] = SPACE;
  }

  /** Returns the text that was written, and starts over. */
  take(): string {
    const text = decoder.decode(this.#bytes.subarray(0, this.#length));
    this.#length = 0;
    return text;
  }

  #grow(): void {
    const larger = new Uint8Array(this.#bytes.length * 2);
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** @param numbers integers from 0 */
export function encodeVarints(numbers: readonly number[]): string {
  const writer = new VarintWriter();
  for (const number of numbers) writer.add(number);
  return writer.take();
}

/** Counts the numbers: only the last character of each number means that no more follow. */
export function countVarints(text: string): number {
  return text.replace(/[g-z\d_-]/g, '').length;
}

export function decodeVarints(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let factor = 1;
  for (let index = 0; index < text.length; index++) {
    const bits = VALUES[text.charCodeAt(index)] as number;
    value += (bits & 31) * factor;
    factor *= 32;
    if (bits > 31) continue;
    numbers.push(value);
    value = 0;
    factor = 1;
  }
  return numbers;
}

/**
 * First code unit of the scripts with thousands of characters: Chinese, Japanese and Korean. In sorted terms, such a
 * character is written as the distance from the previous one, which takes one or two bytes instead of three.
 */
export const IDEOGRAPHS = 0x3000;

/**
 * Code unit of the distance 0. A distance is written as a character above the space that ends a term, and too low to be
 * half of a surrogate pair.
 */
export const NO_DISTANCE = 0x30;

/** A first character from `g` on (the second half of the alphabet) means that a distance follows. */
const HAS_DISTANCE = 32;

/**
 * Encodes sorted terms. Each is stored as the length that it shares with the previous term, and the rest. Terms contain
 * no spaces.
 *
 * @param terms in the order of their UTF-16 code units
 */
export function encodeTerms(terms: readonly string[]): string {
  let previous = '';
  return terms
    .map((term) => {
      const most = Math.min(31, previous.length, term.length);
      let shared = 0;
      while (shared < most && term.charCodeAt(shared) === previous.charCodeAt(shared)) shared++;
      const distance = term.charCodeAt(shared) - distanceFrom(previous, shared);
      previous = term;
      return distance >= 0
        ? `${ALPHABET[HAS_DISTANCE + shared]}${String.fromCharCode(NO_DISTANCE + distance)}${term.slice(shared + 1)}`
        : ALPHABET[shared] + term.slice(shared);
    })
    .join(' ');
}

export function decodeTerms(text: string): string[] {
  let previous = '';
  return text === ''
    ? []
    : text.split(' ').map((entry) => {
        const head = VALUES[entry.charCodeAt(0)] as number;
        const shared = head & 31;
        const code = distanceFrom(previous, shared) + entry.charCodeAt(1) - NO_DISTANCE;
        previous =
          previous.slice(0, shared) +
          (head < HAS_DISTANCE ? entry.slice(1) : String.fromCharCode(code) + entry.slice(2));
        return previous;
      });
}

/** Returns the code unit that the distance at a position is measured from. */
export function distanceFrom(previous: string, place: number): number {
  return Math.max(IDEOGRAPHS, previous.charCodeAt(place) || 0);
}
