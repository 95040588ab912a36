import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WEIGHT_STEPS } from './format.ts';
import { inAll, inAny } from './posting-lists.ts';

const postings = fc
  .dictionary(fc.nat(30).map(String), fc.integer({ min: 1, max: WEIGHT_STEPS - 1 }), { maxKeys: 20 })
  .map((weights) => new Map(Object.entries(weights).map(([section, weight]) => [Number(section), weight])));

const toList = (weights: ReadonlyMap<number, number>) =>
  Uint32Array.from(
    [...weights].sort(([a], [b]) => a - b).map(([section, weight]) => section * WEIGHT_STEPS + weight),
  );

/** @param isIn whether a section is in the result, given its weights in the lists that contain it */
function expected(
  lists: readonly Map<number, number>[],
  isIn: (weights: number[]) => boolean,
  weightOf: (...weights: number[]) => number,
) {
  const sections = Array.from({ length: 31 }, (_, section) => section);
  const found = sections.flatMap((section): [number, number][] => {
    const weights = lists.flatMap((list) => list.get(section) ?? []);
    return isIn(weights) ? [[section, weightOf(...weights)]] : [];
  });
  return toList(new Map(found));
}

test('sections in any list have their highest weight, and those in all lists their lowest', () => {
  fc.assert(
    fc.property(fc.array(postings, { minLength: 1, maxLength: 4 }), (weights) => {
      const lists = weights.map(toList);
      const copies = lists.map((list) => list.slice());
      expect(inAny(lists)).toEqual(expected(weights, (found) => found.length > 0, Math.max));
      expect(inAll(lists)).toEqual(expected(weights, (found) => found.length === lists.length, Math.min));
      expect(lists).toEqual(copies);
    }),
  );
  expect(inAny([])).toEqual(new Uint32Array());
});
