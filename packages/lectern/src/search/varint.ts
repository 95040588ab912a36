/** Small numbers as text that JSON leaves alone: five bits a character, the sixth says that more follow. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const CODES = new TextEncoder().encode(ALPHABET);

const SPACE = 32;

const VALUES = new Uint8Array(128);
for (const [value, code] of CODES.entries()) VALUES[code] = value;

/** @param numbers integers from 0 */
export function encodeVarints(numbers: readonly number[]): string {
  return encodeVarintLists([numbers]);
}

/** @returns the lists with a space between them */
export function encodeVarintLists(lists: readonly (readonly number[])[]): string {
  // As bytes: a string built up character by character is a tree of them until somebody reads it.
  const bytes: number[] = [];
  for (const [index, numbers] of lists.entries()) {
    if (index > 0) bytes.push(SPACE);
    for (const number of numbers) {
      let rest = number;
      while (rest > 31) {
        bytes.push(CODES[32 | (rest & 31)] as number);
        rest = Math.floor(rest / 32);
      }
      bytes.push(CODES[rest] as number);
    }
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
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

/** Sorted terms, each as the length it shares with the one before and the rest. Terms hold no spaces. */
export function encodeTerms(terms: readonly string[]): string {
  let previous = '';
  return terms
    .map((term) => {
      let shared = 0;
      while (shared < 31 && shared < previous.length && term[shared] === previous[shared]) shared++;
      previous = term;
      return ALPHABET[shared] + term.slice(shared);
    })
    .join(' ');
}

export function decodeTerms(text: string): string[] {
  let previous = '';
  return text === ''
    ? []
    : text.split(' ').map((entry) => {
        previous = previous.slice(0, VALUES[entry.charCodeAt(0)]) + entry.slice(1);
        return previous;
      });
}
