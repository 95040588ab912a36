import { describe, expect, it } from 'vitest';
import { lastAtMost } from './bounds.ts';
import { WEIGHT_STEPS } from './format.ts';
import { mergePages } from './merge-pages.ts';
import { toShards } from './term-shards.ts';
import { decodeTerms, encodeTerms } from './varint.ts';
import { Vocabulary } from './vocabulary.ts';

/**
 * Cuts terms into shards. Each term is in `count` sections. Returns the terms of each shard, and the text that each
 * shard begins with.
 */
function cut(terms: readonly string[], size: number, count = 4) {
  const vocabulary = new Vocabulary(terms);
  const postings = mergePages([], 0);
  const sections = Uint32Array.from({ length: count }, (_, at) => at * WEIGHT_STEPS + 1);
  for (const id of terms.keys()) postings.set(id, sections);
  const { shards, firstTerms } = toShards(vocabulary, postings, new Map(), size);
  return { ranges: shards.map((shard) => decodeTerms(shard.make()[0])), firstTerms };
}

/** Returns a generator of numbers from 0 to 1 that are the same in each run. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const random = randoms(7);
const textOf = (from: number, to: number, length: number) =>
  Array.from({ length }, () => String.fromCodePoint(from + Math.floor(random() * (to - from)))).join('');
const latin = Array.from({ length: 900 }, () => textOf(97, 123, 2 + Math.floor(random() * 8)));
const han = Array.from({ length: 900 }, () => textOf(0x4e00, 0x9f00, 2));
// Characters beyond the first plane take two code units each.
const rare = Array.from({ length: 60 }, () => textOf(0x20000, 0x2a000, 1) + textOf(0xac00, 0xd700, 1));
const TERMS = [...new Set([...latin, ...han, ...rare])];

describe('shards of terms', () => {
  it('have each term once, and each is in the shard that readers look in', () => {
    const { ranges, firstTerms } = cut(TERMS, 300);
    expect(ranges.flat()).toEqual([...TERMS].sort());
    expect(decodeTerms(encodeTerms(firstTerms.slice(1)))).toEqual(firstTerms.slice(1));
    for (const [number, terms] of ranges.entries()) {
      for (const term of terms) expect(lastAtMost(firstTerms, term), term).toBe(number);
    }
  });

  it('are about as large as they should be', () => {
    // A term takes 16 characters.
    const lengths = cut(TERMS, 320).ranges.map(({ length }) => length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(36);
    expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThanOrEqual(5);
    const mean = TERMS.length / lengths.length;
    expect(mean).toBeGreaterThan(16);
    expect(mean).toBeLessThan(24);
  });

  it('begin where a short text comes between', () => {
    const words = (start: string, count: number) =>
      Array.from({ length: count }, (_, at) => `${start}${String.fromCharCode(97 + at)}x`);
    // 24 terms would have exactly the wanted size, but then the cut would be among those with `ab`.
    expect(cut([...words('ab', 20), ...words('b', 26)], 24 * 16).firstTerms.slice(0, 2)).toEqual(['', 'b']);
    // In the entry, the text of the next shard shares its beginning with the previous text.
    expect(cut([...words('aba', 26), ...words('abc', 26)], 13 * 16).firstTerms).toContain('abc');
  });

  it('begin with characters whose numbers are round', () => {
    const texts = cut(han, 300).firstTerms.slice(1);
    const round = texts.filter((text) => text.charCodeAt(text.length - 1) % 16 === 0);
    expect(round.length).toBeGreaterThan(0.65 * texts.length);
  });

  it('are the same again soon after a term that came', () => {
    const before = cut(TERMS, 300).firstTerms;
    const after = cut([...TERMS, 'aardvark', 'aardwolf', 'ab'], 300).firstTerms;
    const changed = after.filter((text) => !before.includes(text));
    expect(changed.length).toBeLessThanOrEqual(4);
  });
});
