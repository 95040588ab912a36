/** List of integers from 0 to 2^32 - 1 that is filled again and again without allocating memory each time. */
export class NumberList {
  /** Only the first `length` values are valid. */
  values = new Uint32Array(0x2000);
  length = 0;

  push(number: number): void {
    if (this.length === this.values.length) this.values = larger(this.values, this.length * 2);
    this.values[this.length++] = number;
  }

  /** Returns a copy of the numbers and empties the list. */
  take(): Uint32Array {
    const taken = this.values.slice(0, this.length);
    this.length = 0;
    return taken;
  }
}

/** Returns the same numbers in a larger array. */
function larger(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(length);
  grown.set(numbers);
  return grown;
}
