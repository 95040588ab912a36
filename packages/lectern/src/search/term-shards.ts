import { isSynonym, MAX_POSTINGS, SAID_END, type TermShard, WEIGHT_STEPS, wordOf } from './format.ts';
import type { Postings } from './merge-pages.ts';
import { heaviest } from './posting-lists.ts';
import { MIN_STEM, stem } from './stem.ts';
import type { Said } from './synonyms.ts';
import { distanceFrom, encodeTerms, IDEOGRAPHS, NO_DISTANCE, VarintWriter } from './varint.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Terms that have postings, in the order of shards. */
interface SortedTerms {
  terms: readonly string[];
  /** Numbers of the terms in the vocabulary, which postings use too. */
  ids: readonly number[];
  postings: Postings;
  said: Said;
}

/** Sorted terms with the approximate length of each in a shard, as JSON (characters). */
interface SizedTerms {
  terms: readonly string[];
  lengths: Float32Array;
}

/** A shard before it is encoded. A build after an edit needs to encode few of them. */
export interface ShardPlan {
  /** Section numbers by the name of the sections. */
  names: Record<string, number[]>;
  /**
   * Returns the contents as bytes, which are equal for equal shards. They are valid until the next call for any shard.
   */
  source(): Uint8Array;
  make(): TermShard;
}

/**
 * Splits a vocabulary into shards.
 *
 * @param postings terms without postings are left out
 * @param said words that synonyms represent
 * @param size approximate length of a shard as JSON (characters)
 * @returns the shards, which have no names yet, and the text that each begins with: a short text between its first term
 *   and the previous term
 */
export function toShards(
  vocabulary: Vocabulary,
  postings: Postings,
  said: Said,
  size: number,
): { shards: ShardPlan[]; firstTerms: string[] } {
  const ids = vocabulary.sorted().filter((id) => postings.count(id) > 0);
  const terms = ids.map((id) => vocabulary.terms[id] as string);
  const sorted = { terms, ids, postings, said };
  const cuts = cutTerms({ terms, lengths: lengthsOf(sorted) }, size);
  const ends = [...cuts.slice(1).map(({ first }) => first), terms.length];
  return {
    shards: cuts.map(({ first }, number) => planShard(sorted, first, ends[number] as number)),
    firstTerms: cuts.map(({ text }) => text),
  };
}

/** Returns the approximate length of each term with its postings. */
function lengthsOf({ ids, postings, said }: SortedTerms): Float32Array {
  const lengths = new Float32Array(ids.length);
  for (let place = 0; place < ids.length; place++) {
    const id = ids[place] as number;
    lengths[place] = 6 + Math.min(MAX_POSTINGS, postings.count(id)) * 2.5 + (said.get(id)?.length ?? 0) / 2;
  }
  return lengths;
}

/** Beginning of a shard. */
interface Cut {
  /** Index of its first term. */
  first: number;
  /** A text that sorts after the previous term and not after the first term of the shard. The entry contains it. */
  text: string;
}

/**
 * Minimum and maximum size of a shard, relative to the wanted size. A shard may differ so much if it can then begin
 * with a shorter text.
 */
const LEAST = 0.25;
const MOST = 1.8;

/** Bytes that a difference of the whole wanted size costs, compared to the length of the text. */
const SIZE_COUNTS = 1;

/**
 * Cuts the sorted vocabulary into ranges of about `size` characters each. Within limits, a range ends where the text
 * between it and the next one is shortest, as in a prefix B-tree (Bayer and Unterauer, 1977). Most cuts stay in place
 * when terms are added or removed.
 */
function cutTerms(sorted: SizedTerms, size: number): Cut[] {
  const cuts: Cut[] = [];
  for (let cut: Cut | null = { first: 0, text: '' }; cut; cut = nextCut(sorted, size, cut)) cuts.push(cut);
  return cuts;
}

/**
 * Returns the beginning of the next shard. A shard never begins with a synonym, because a reader looks for synonyms
 * where the word is, or would be.
 *
 * @returns null if the remaining terms are one shard
 */
function nextCut({ terms, lengths }: SizedTerms, size: number, last: Cut): Cut | null {
  let best: (Cut & { cost: number }) | null = null;
  let length = 0;
  for (let place = last.first; place < terms.length; place++) {
    const own = lengths[place] as number;
    const mayEnd = place > last.first && (length >= LEAST * size || length + own > size);
    const distance = (SIZE_COUNTS * Math.abs(length - size)) / size;
    // A text takes at least one byte.
    const mayBeBetter = !best || distance + 1 < best.cost;
    if (best && !mayBeBetter && length > size) return best;
    if (mayEnd && mayBeBetter && !isSynonym(terms[place] as string)) {
      const text = between(terms[place - 1] as string, terms[place] as string);
      const cost = distance + bytesAfter(last.text, text);
      // Checked last: computing a stem takes longer than everything else.
      const isBetter = !best || cost < best.cost;
      if (isBetter && mayBegin(terms, place, length > 2 * size)) best = { first: place, text, cost };
    }
    if (best && length + own > MOST * size) return best;
    length += own;
  }
  return null;
}

/** Returns the number of bytes that a text takes in the entry after another one. A common beginning is stored once. */
function bytesAfter(previous: string, text: string): number {
  const shared = sharedStart(previous, text);
  const distance = text.charCodeAt(shared) - distanceFrom(previous, shared);
  let bytes = distance >= 0 ? bytesOf(NO_DISTANCE + distance) : 0;
  for (let at = distance >= 0 ? shared + 1 : shared; at < text.length; at++)
    bytes += bytesOf(text.charCodeAt(at));
  return bytes;
}

/** Returns the length of a code unit in UTF-8. */
function bytesOf(code: number): number {
  return code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
}

/** Returns the number of code units that two texts share at their start. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < other.length && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  return length;
}

/**
 * Returns the shortest text that sorts after one term and not after the next. In Chinese, many characters can be the
 * last one of this text. The function uses the character whose number ends with the most zero bits, so that texts share
 * more bytes.
 */
function between(before: string, term: string): string {
  const length = Math.min(term.length, sharedStart(before, term) + 1);
  const beginning = term.slice(0, length - 1);
  const most = term.charCodeAt(length - 1);
  if (most < IDEOGRAPHS || isSurrogate(most)) return term.slice(0, length);
  const below = before.startsWith(beginning) ? before.charCodeAt(length - 1) || 0 : 0;
  for (let zeros = 15; zeros > 0; zeros--) {
    const code = (most >> zeros) << zeros;
    if (code > below && code >= IDEOGRAPHS && !isSurrogate(code))
      return beginning + String.fromCharCode(code);
  }
  return term.slice(0, length);
}

/** Checks whether a code unit is half of a character. */
function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xe000;
}

/**
 * Checks whether a shard may begin with a term. Readers look for the forms of a word where its stem is, so forms stay
 * in the shard of the word before them as long as there is room.
 */
function mayBegin(terms: readonly string[], place: number, isOverfull: boolean): boolean {
  if (isOverfull) return true;
  const base = stem(wordOf(terms[place - 1] as string));
  return base.length < MIN_STEM || !terms[place]?.startsWith(base);
}

function planShard({ terms, ids, postings, said }: SortedTerms, from: number, to: number): ShardPlan {
  const own = { terms: terms.slice(from, to), ids: ids.slice(from, to), postings, said };
  const names = {};
  return { names, source: () => sourceOf(own, names), make: () => toShard(own, names) };
}

const encoder = new TextEncoder();

/** Reused for thousands of shards, since buffers are not garbage-collected as soon as objects. */
let source = new ArrayBuffer(0);
const deltas = new VarintWriter();
const weights = new VarintWriter();

/** Returns all postings, each list after its length, followed by the texts. */
function sourceOf({ terms, ids, postings, said }: SortedTerms, names: ShardPlan['names']): Uint8Array {
  const texts = JSON.stringify([terms, ids.map((id) => said.get(id)), names]);
  const count = ids.reduce((sum, id) => sum + postings.count(id) + 1, 0);
  const numbers = count * Uint32Array.BYTES_PER_ELEMENT;
  // A UTF-16 code unit takes at most three bytes.
  const most = numbers + texts.length * 3;
  if (source.byteLength < most) source = new ArrayBuffer(2 * most);
  const lists = new Uint32Array(source, 0, count);
  let end = 0;
  for (const id of ids) {
    lists[end] = postings.count(id);
    end = postings.write(id, lists, end + 1);
  }
  const { written } = encoder.encodeInto(texts, new Uint8Array(source, numbers));
  return new Uint8Array(source, 0, numbers + written);
}

function toShard({ terms, ids, postings, said }: SortedTerms, names: ShardPlan['names']): TermShard {
  const more: TermShard[5] = {};
  const words: string[] = [];
  for (const [place, id] of ids.entries()) {
    if (place > 0) deltas.space();
    const own = said.get(id);
    if (own !== undefined) words.push(own);
    const list = postings.of(id);
    if (list.length > MAX_POSTINGS) more[place] = list.length;
    addPostings(heaviest(list, MAX_POSTINGS));
  }
  return [encodeTerms(terms), deltas.take(), weights.take(), names, words.join(SAID_END), more];
}

function addPostings(postings: Uint32Array): void {
  let previous = 0;
  for (const posting of postings) {
    const section = Math.floor(posting / WEIGHT_STEPS);
    deltas.add(section - previous);
    weights.add(posting % WEIGHT_STEPS);
    previous = section;
  }
}
