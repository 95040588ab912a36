/**
 * Returns the number of edits that turn `a` into `b`: letters that are inserted, deleted or changed, and swaps of two
 * neighbors (the restricted Damerau distance). Returns `limit + 1` for every distance above `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(change, (last[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      }
      row.push(cost);
    }
    if (Math.min(...row) > limit) return limit + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] as number, limit + 1);
}

export interface IndexTerm {
  term: string;
  frequency: number;
}

/** Returns the term nearest to a word, or null if none is near. If two are equally near, the more frequent one wins. */
export function nearestTerm(word: string, terms: readonly IndexTerm[]): string | null {
  const limit = Math.floor(word.length * 0.4);
  let best: IndexTerm | null = null;
  let bestDistance = limit + 1;
  for (const candidate of terms) {
    const distance = editDistance(word, candidate.term, limit);
    const isBetter =
      distance < bestDistance || (distance === bestDistance && candidate.frequency > (best?.frequency ?? 0));
    if (distance > limit || !isBetter) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best?.term ?? null;
}
