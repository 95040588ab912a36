import { isSynonym, LEVELS, MAX_POSTINGS, type TermShard, WEIGHT_STEPS, wordOf } from './format.ts';
import type { Postings } from './merge-pages.ts';
import { MIN_STEM, stem } from './stem.ts';
import type { Said } from './synonyms.ts';
import { distanceFrom, encodeTerms, IDEOGRAPHS, NO_DISTANCE, VarintWriter } from './varint.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Terms that have postings, in the order of shards. */
interface SortedTerms {
  terms: readonly string[];
  /** Their numbers in the vocabulary, and so in the postings. */
  ids: readonly number[];
  postings: Postings;
  said: Said;
}

/** A shard before it is written: a build after an edit needs few of them. */
export interface ShardPlan {
  /** Sections by the names that they have. */
  names: Record<string, number[]>;
  /** What it is made of: shards that are made of the same are the same. It is there until another one is asked for. */
  source(): Uint8Array;
  make(): TermShard;
}

/**
 * Cuts a vocabulary into shards.
 *
 * @param postings terms without any are left out
 * @param said of synonyms
 * @param size length of a shard as JSON (characters), about
 * @returns with them, which have no names yet, where each begins: a short text between its first term and the one before
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
  const cuts = cutTerms(sorted, size);
  const ends = [...cuts.slice(1).map(({ first }) => first), terms.length];
  return {
    shards: cuts.map(({ first }, number) => planShard(sorted, first, ends[number] as number)),
    firstTerms: cuts.map(({ text }) => text),
  };
}

/** Where a shard begins. */
interface Cut {
  /** Place of its first term. */
  first: number;
  /** Sorts after the term before, and not after the first one. The entry contains it. */
  text: string;
}

/** A shard may be this much smaller or larger than the size that is wanted, if it can begin with a shorter text. */
const LEAST = 0.5;
const MOST = 1.3;

/** What the distance from the wanted size counts against the length of the text: bytes for each time the size. */
const SIZE_COUNTS = 0.5;

/**
 * Cuts the sorted vocabulary into ranges of about `size` characters each. Within limits, a range ends where the text
 * between it and the next one is shortest, as in a prefix B-tree (Bayer and Unterauer, 1977). Most cuts stay where they
 * are when terms come or go.
 */
function cutTerms(sorted: SortedTerms, size: number): Cut[] {
  const cuts: Cut[] = [];
  for (let cut: Cut | null = { first: 0, text: '' }; cut; cut = nextCut(sorted, size, cut)) cuts.push(cut);
  return cuts;
}

/**
 * A shard never begins with synonyms, which are looked for where the word is, or would be.
 *
 * @returns null where the rest of the terms is one shard
 */
function nextCut({ terms, ids, postings }: SortedTerms, size: number, last: Cut): Cut | null {
  let best: (Cut & { cost: number }) | null = null;
  let length = 0;
  for (let place = last.first; place < terms.length; place++) {
    const count = postings.count(ids[place] as number);
    const own = 6 + Math.min(MAX_POSTINGS, count) * 2.5;
    const mayEnd = place > last.first && (length >= LEAST * size || length + own > size);
    const distance = (SIZE_COUNTS * Math.abs(length - size)) / size;
    // A text takes a byte at least.
    const mayBeBetter = !best || distance + 1 < best.cost;
    if (best && !mayBeBetter && length > size) return best;
    if (mayEnd && mayBeBetter && !isSynonym(terms[place] as string)) {
      const text = between(terms[place - 1] as string, terms[place] as string);
      const cost = distance + bytesAfter(last.text, text);
      // Asked last: a stem takes longer to make than all the rest.
      const isBetter = !best || cost < best.cost;
      if (isBetter && mayBegin(terms, place, length > 2 * size)) best = { first: place, text, cost };
    }
    if (best && length + own > MOST * size) return best;
    length += own;
  }
  return null;
}

/** Bytes that a text takes in the entry after another one: a common beginning is stored once. */
function bytesAfter(previous: string, text: string): number {
  const shared = sharedStart(previous, text);
  const distance = text.charCodeAt(shared) - distanceFrom(previous, shared);
  let bytes = distance >= 0 ? bytesOf(NO_DISTANCE + distance) : 0;
  for (let at = distance >= 0 ? shared + 1 : shared; at < text.length; at++)
    bytes += bytesOf(text.charCodeAt(at));
  return bytes;
}

/** In UTF-8. */
function bytesOf(code: number): number {
  return code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
}

/** How many characters two texts have in common at their start. */
function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < other.length && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  return length;
}

/**
 * The shortest text that sorts after one term, and not after the next. In Chinese, many characters can be its last one:
 * it takes the one whose number ends with the most zero bits, so that texts have more bytes in common.
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

/** A code unit that is half of a character. */
function isSurrogate(code: number): boolean {
  return code >= 0xd800 && code < 0xe000;
}

/** Forms are looked for where their stem is: they are with the word before, as long as there is room. */
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

/** Used for one shard after another: there are thousands of them, and buffers are not collected as soon as objects. */
let source = new ArrayBuffer(0);
const deltas = new VarintWriter();
const weights = new VarintWriter();

/** All postings, each list with its length before it, and after these the texts. */
function sourceOf({ terms, ids, postings, said }: SortedTerms, names: ShardPlan['names']): Uint8Array {
  const texts = JSON.stringify([terms, ids.map((id) => said.get(id)), names]);
  const count = ids.reduce((sum, id) => sum + postings.count(id) + 1, 0);
  const numbers = count * Uint32Array.BYTES_PER_ELEMENT;
  // A UTF-16 unit takes three bytes at most.
  const most = numbers + texts.length * 3;
  if (source.byteLength < most) source = new ArrayBuffer(2 * most);
  const lists = new Uint32Array(source, 0, count);
  let end = 0;
  for (const id of ids) {
    const list = postings.of(id);
    lists[end] = list.length;
    lists.set(list, end + 1);
    end += list.length + 1;
  }
  const { written } = encoder.encodeInto(texts, new Uint8Array(source, numbers));
  return new Uint8Array(source, 0, numbers + written);
}

function toShard({ terms, ids, postings, said }: SortedTerms, names: ShardPlan['names']): TermShard {
  const more: TermShard[5] = {};
  const saidAt: TermShard[4] = {};
  for (const [place, id] of ids.entries()) {
    if (place > 0) deltas.space();
    const words = said.get(id);
    if (words) saidAt[place] = words;
    const list = postings.of(id);
    if (list.length > MAX_POSTINGS) more[place] = list.length;
    addPostings(list.length > MAX_POSTINGS ? best(list) : list);
  }
  return [encodeTerms(terms), deltas.take(), weights.take(), names, saidAt, more];
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
  const chosen = new Uint32Array(MAX_POSTINGS);
  let length = 0;
  for (const posting of postings) {
    const weight = posting % WEIGHT_STEPS;
    if (weight > least || (weight === least && room-- > 0)) chosen[length++] = posting;
  }
  return chosen;
}
