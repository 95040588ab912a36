import { expect, test } from 'vitest';
import { WEIGHT_STEPS } from './format.ts';
import { mergePages, renumbered } from './merge-pages.ts';
import { TermWeights } from './term-weights.ts';

/** A page of three sections, of which the second is empty. */
function page() {
  const weights = new TermWeights();
  weights.add(2, 1);
  weights.add(0, 100);
  weights.endSection();
  weights.endSection();
  weights.add(2, 3.5);
  weights.endSection();
  return { sections: 3, ids: ['', 'a', 'b'], names: [], postings: weights.endPage() };
}

const at = (section: number, weight: number) => section * WEIGHT_STEPS + weight;

/** Where each term is, by its number. */
function listsOf({ starts, ends, values }: ReturnType<typeof mergePages>) {
  return Array.from(starts, (start, id) => [...values.subarray(start, ends[id])]);
}

test('terms of pages are put together, with sections numbered through', () => {
  const merged = mergePages([page(), page()], 3);
  expect(listsOf(merged)).toEqual([[at(0, 14), at(3, 14)], [], [at(0, 3), at(2, 8), at(3, 3), at(5, 8)]]);
});

test('postings get other numbers of terms, up to large ones, and stay as they were', () => {
  const { postings, ...about } = page();
  const before = postings.slice();
  const other = { ...about, postings: renumbered(postings, [1, 0, 70_000]) };
  const lists = listsOf(mergePages([other], 70_001));
  expect([lists[0], lists[1], lists[70_000]]).toEqual([[], [at(0, 14)], [at(0, 3), at(2, 8)]]);
  expect(postings).toEqual(before);
});
