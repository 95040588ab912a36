import { isSynonym, LEVELS, MAX_POSTINGS, type TermShard, WEIGHT_STEPS, wordOf } from './format.ts';
import { MIN_STEM, stem } from './stem.ts';
import type { WithSynonyms } from './synonyms.ts';
import { encodeTerms, VarintWriter } from './varint.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Terms that have postings, in the order of shards. */
interface SortedTerms extends WithSynonyms {
  terms: readonly string[];
  /** Their numbers in the vocabulary, and so in the postings. */
  ids: readonly number[];
}

/**
 * Cuts a vocabulary into shards.
 *
 * @param postings terms without any are left out
 * @param size length of a shard as JSON (characters), about
 * @returns with them where each begins: the shortest text between its first term and the one before
 */
export function toShards(
  vocabulary: Vocabulary,
  postings: WithSynonyms,
  size: number,
): { shards: TermShard[]; firstTerms: string[] } {
  const sorted = sortTerms(vocabulary, postings);
  const { terms } = sorted;
  const ranges = splitTerms(sorted, size);
  return {
    shards: ranges.map((first, number) => toShard(sorted, first, ranges[number + 1] ?? terms.length)),
    firstTerms: ranges.map((first) =>
      first === 0 ? '' : between(terms[first - 1] ?? '', terms[first] ?? ''),
    ),
  };
}

/** The shortest beginning of a term that sorts after the one before it: the entry has one for each shard. */
function between(before: string, term: string): string {
  let length = 1;
  while (length < term.length && term.slice(0, length) <= before) length++;
  return term.slice(0, length);
}

function sortTerms(vocabulary: Vocabulary, postings: WithSynonyms): SortedTerms {
  const { starts, ends } = postings;
  const terms: string[] = [];
  const ids: number[] = [];
  for (const id of vocabulary.sorted()) {
    if (starts[id] === ends[id]) continue;
    terms.push(vocabulary.terms[id] as string);
    ids.push(id);
  }
  return { ...postings, terms, ids };
}

/** First terms of ranges of the sorted vocabulary of about `size` characters each. */
function splitTerms({ terms, ids, starts, ends }: SortedTerms, size: number): number[] {
  const ranges = [0];
  let length = 0;
  for (let place = 0; place < ids.length; place++) {
    const id = ids[place] as number;
    const count = (ends[id] as number) - (starts[id] as number);
    const cost = 6 + Math.min(MAX_POSTINGS, count) * 2.5;
    const isFull = length > 0 && length + cost > size;
    if (isFull && mayBegin(terms, place, length > 2 * size)) {
      ranges.push(place);
      length = 0;
    }
    length += cost;
  }
  return ranges;
}

/**
 * A shard never begins with synonyms, which are looked for where the word is, or would be. Forms are looked for where
 * their stem is: they are with the word before, as long as there is room.
 */
function mayBegin(terms: readonly string[], place: number, isOverfull: boolean): boolean {
  const word = terms[place] as string;
  if (isSynonym(word)) return false;
  const base = stem(wordOf(terms[place - 1] as string));
  return isOverfull || base.length < MIN_STEM || !word.startsWith(base);
}

function toShard(sorted: SortedTerms, from: number, to: number): TermShard {
  const { terms, ids, starts, ends, values, said } = sorted;
  const deltas = new VarintWriter();
  const weights = new VarintWriter();
  const more: TermShard[5] = {};
  const saidAt: TermShard[4] = {};
  for (let place = from; place < to; place++) {
    if (place > from) deltas.space();
    const id = ids[place] as number;
    const words = said.get(id);
    if (words) saidAt[place - from] = words;
    const start = starts[id] as number;
    const end = ends[id] as number;
    if (end - start > MAX_POSTINGS) {
      more[place - from] = end - start;
      addPostings(best(values.subarray(start, end)), 0, MAX_POSTINGS, deltas, weights);
    } else {
      addPostings(values, start, end, deltas, weights);
    }
  }
  return [encodeTerms(terms.slice(from, to)), deltas.text(), weights.text(), {}, saidAt, more];
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

/**
 * The heaviest ones, in the order of their sections: of those with the least weight that there is room for, the first.
 * Counted by weight, as there are few weights and many postings.
 */
function best(postings: Uint32Array): Uint32Array {
  const counts = new Uint32Array(WEIGHT_STEPS);
  for (const posting of postings)
    counts[posting % WEIGHT_STEPS] = (counts[posting % WEIGHT_STEPS] as number) + 1;
  let least = LEVELS;
  let room = MAX_POSTINGS;
  while ((counts[least] as number) < room) room -= counts[least--] as number;
  return postings.filter((posting) => {
    const weight = posting % WEIGHT_STEPS;
    return weight > least || (weight === least && room-- > 0);
  });
}
