/** Integers from 0 to 2^32 - 1 that are collected again and again, without memory of their own each time. */
export class NumberList {
  /** The first `length` of them count. */
  values = new Uint32Array(0x2000);
  length = 0;

  push(number: number): void {
    if (this.length === this.values.length) this.values = larger(this.values, this.length * 2);
    this.values[this.length++] = number;
  }

  /** A copy, and an empty list. */
  take(): Uint32Array {
    const taken = this.values.slice(0, this.length);
    this.length = 0;
    return taken;
  }
}

/** The same numbers with room for more. */
function larger(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(length);
  grown.set(numbers);
  return grown;
}
