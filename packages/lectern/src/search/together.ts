import type { Word } from './analyze.ts';
import type { Sequence } from './parse-query.ts';
import type { Stem } from './stem.ts';

/** `analyze` of `analyze.ts`. */
export type Analyze = (text: string) => Word[];

/** Number of texts whose words are cached. Texts are searched again with each letter that is typed. */
const MAX_KEPT = 40;
const kept = new Map<string, readonly string[]>();

/**
 * Returns how much of a query a text contains as it was typed: the share of its neighboring words that are neighbors in
 * the text too, by their weights. It is 1 for a quotation.
 */
export function shareTogether(
  { terms, weights }: Sequence,
  text: string,
  stem: Stem,
  analyze: Analyze,
): number {
  if (terms.length < 2) return 0;
  const places = new Map<string, number[]>();
  for (const [at, term] of terms.entries()) {
    const base = stem(term);
    places.set(base, [...(places.get(base) ?? []), at]);
  }
  const found = new Set<number>();
  let before: readonly number[] = [];
  for (const word of wordsOf(text, analyze)) {
    const here = places.get(word) ?? places.get(stem(word)) ?? NONE;
    for (const at of here) if (before.includes(at - 1)) found.add(at);
    before = here;
  }
  let all = 0;
  let together = 0;
  for (let at = 1; at < terms.length; at++) {
    const weight = (weights[at - 1] as number) + (weights[at] as number);
    all += weight;
    if (found.has(at)) together += weight;
  }
  return together / all;
}

const NONE: readonly number[] = [];

function wordsOf(text: string, analyze: Analyze): readonly string[] {
  const known = kept.get(text);
  if (known) return known;
  const words = analyze(text).flatMap(({ parts }) => parts);
  kept.set(text, words);
  const oldest = kept.keys().next().value;
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return words;
}
