import { MIN_STEM, stem } from './analyze.ts';
import { isSynonym, LEVELS, MAX_POSTINGS, type TermShard, WEIGHT_STEPS, wordOf } from './format.ts';
import type { Postings } from './merge-pages.ts';
import { encodeTerms, VarintWriter } from './varint.ts';

/**
 * Cuts a vocabulary into shards.
 *
 * @param size length of a shard as JSON (characters), about
 * @returns with them where each begins: a term at or before its first one
 */
export function toShards(postings: Postings, size: number): { shards: TermShard[]; firstTerms: string[] } {
  const ranges = splitTerms(postings, size);
  return {
    shards: ranges.map((first, number) =>
      toShard(postings, first, ranges[number + 1] ?? postings.terms.length),
    ),
    firstTerms: ranges.map((first, number) => (number === 0 ? '' : (postings.terms[first] as string))),
  };
}

/** First terms of ranges of the sorted vocabulary of about `size` characters each. */
function splitTerms({ terms, starts }: Postings, size: number): number[] {
  const ranges = [0];
  let length = 0;
  for (let term = 0; term < terms.length; term++) {
    const count = (starts[term + 1] as number) - (starts[term] as number);
    const cost = 6 + Math.min(MAX_POSTINGS, count) * 2.5;
    const isFull = length > 0 && length + cost > size;
    if (isFull && mayBegin(terms, term, length > 2 * size)) {
      ranges.push(term);
      length = 0;
    }
    length += cost;
  }
  return ranges;
}

/**
 * A shard never begins with synonyms, which are looked for where the word is, or would be. Forms are looked for where
 * their stem is: they stand with the word before, as long as there is room.
 */
function mayBegin(terms: readonly string[], term: number, isOverfull: boolean): boolean {
  const word = terms[term] as string;
  if (isSynonym(word)) return false;
  const base = stem(wordOf(terms[term - 1] as string));
  return isOverfull || base.length < MIN_STEM || !word.startsWith(base);
}

function toShard({ terms, starts, values, said }: Postings, from: number, to: number): TermShard {
  const counts = new VarintWriter();
  const deltas = new VarintWriter();
  const weights = new VarintWriter();
  const more: TermShard['more'] = {};
  const saidAt: TermShard['said'] = {};
  for (let term = from; term < to; term++) {
    if (term > from) deltas.space();
    const words = said.get(terms[term] as string);
    if (words) saidAt[term - from] = words;
    const start = starts[term] as number;
    const end = starts[term + 1] as number;
    if (end - start > MAX_POSTINGS) {
      more[term - from] = end - start;
      counts.add(MAX_POSTINGS);
      addPostings(best(values.subarray(start, end)), 0, MAX_POSTINGS, deltas, weights);
    } else {
      counts.add(end - start);
      addPostings(values, start, end, deltas, weights);
    }
  }
  return {
    terms: encodeTerms(terms.slice(from, to)),
    counts: counts.text(),
    deltas: deltas.text(),
    weights: weights.text(),
    more,
    said: saidAt,
    names: {},
  };
}

function addPostings(
  postings: Uint32Array,
  start: number,
  end: number,
  deltas: VarintWriter,
  weights: VarintWriter,
): void {
  let previous = 0;
  for (let at = start; at < end; at++) {
    const posting = postings[at] as number;
    const section = Math.floor(posting / WEIGHT_STEPS);
    deltas.add(section - previous);
    weights.add(posting % WEIGHT_STEPS);
    previous = section;
  }
}

/** The heaviest ones, in the order of their sections. Numbers alone: V8 sorts them without a call for each two. */
function best(postings: Uint32Array): Uint32Array {
  const byWeight = Float64Array.from(
    postings,
    (posting) => (LEVELS - (posting % WEIGHT_STEPS)) * 2 ** 32 + posting,
  ).sort();
  return Uint32Array.from(byWeight.subarray(0, MAX_POSTINGS), (key) => key % 2 ** 32).sort();
}
