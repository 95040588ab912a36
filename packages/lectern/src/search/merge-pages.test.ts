import { expect, test } from 'vitest';
import { WEIGHT_STEPS } from './format.ts';
import { mergePages, renumbered } from './merge-pages.ts';
import { TermWeights } from './term-weights.ts';

/** Returns a page of three sections. The second one is empty. */
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

/** Returns the postings of terms in some pages, by term number. */
function listsOf(pages: Parameters<typeof mergePages>[0], ids: readonly number[]) {
  const postings = mergePages(pages, Math.max(...ids) + 1);
  return ids.map((id) => [...postings.of(id)]);
}

test('terms of pages are put together, with sections numbered through', () => {
  const lists = listsOf([page(), page()], [0, 1, 2]);
  expect(lists).toEqual([[at(0, 14), at(3, 14)], [], [at(0, 3), at(2, 8), at(3, 3), at(5, 8)]]);
});

test('postings get other numbers of terms, up to large ones, and stay as they were', () => {
  const { postings, ...about } = page();
  const before = postings.slice();
  const other = { ...about, postings: renumbered(postings, [1, 0, 70_000]) };
  const lists = listsOf([other], [0, 1, 70_000]);
  expect(lists).toEqual([[], [at(0, 14)], [at(0, 3), at(2, 8)]]);
  expect(postings).toEqual(before);
});

test('terms may get other postings, and new ones', () => {
  const postings = mergePages([page()], 3);
  const [list, later] = [Uint32Array.of(at(1, 5)), Uint32Array.of(at(0, 2), at(2, 2))];
  postings.set(2, list);
  postings.set(9, later);
  expect([0, 1, 2, 3, 9].map((id) => postings.of(id))).toEqual([
    Uint32Array.of(at(0, 14)),
    Uint32Array.of(),
    list,
    Uint32Array.of(),
    later,
  ]);
  expect([0, 1, 2, 3, 9].map((id) => postings.count(id))).toEqual([1, 0, 1, 0, 2]);
});

test('postings are written into an array: long and short lists, and those that were replaced', () => {
  const postings = mergePages(Array.from({ length: 40 }, page), 3);
  postings.set(1, Uint32Array.of(7));
  expect(postings.terms).toBe(2);
  const lists = [0, 1, 2, 9].map((id) => [...postings.of(id)]);
  expect(lists.map(({ length }) => length)).toEqual([40, 1, 80, 0]);
  const written = new Uint32Array(200);
  let end = 0;
  for (const id of [0, 1, 2, 9]) end = postings.write(id, written, end);
  expect([...written.subarray(0, end)]).toEqual(lists.flat());
  const short = mergePages([page()], 3);
  expect(short.write(2, written, 1)).toBe(3);
  expect([...written.subarray(0, 4)]).toEqual([lists[0]?.[0], at(0, 3), at(2, 8), lists[0]?.[3]]);
});
