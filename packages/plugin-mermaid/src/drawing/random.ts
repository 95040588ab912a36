/** Returns a generator that returns the same numbers for the same seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Restarts `Math.random`. Layouts and the ids of commits are made with it, and must be the same each time. */
export function restartRandom(): void {
  Math.random = numbers(1);
}
