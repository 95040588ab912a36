import { WEIGHT_STEPS } from './format.ts';

/** The sections that are in one of some lists, each with its heaviest weight. */
export function inAny(lists: readonly Uint32Array[]): Uint32Array {
  const [only, second] = lists;
  return only && !second ? only : chosen(lists, 1);
}

/** The sections that are in all of some lists, each with its lightest weight. */
export function inAll(lists: readonly Uint32Array[]): Uint32Array {
  const [only, second] = lists;
  return only && !second ? only : chosen(lists, lists.length);
}

/** The sections that are in so many lists or more, each with the weight that so many of these give it or more. */
function chosen(lists: readonly Uint32Array[], least: number): Uint32Array {
  const all = together(lists);
  let end = 0;
  let first = 0;
  while (first < all.length) {
    const posting = all[first] as number;
    // Compared with where the next section begins: a division for each posting takes three times as long.
    const nextSection = posting - (posting % WEIGHT_STEPS) + WEIGHT_STEPS;
    let next = first + 1;
    while (next < all.length && (all[next] as number) < nextSection) next++;
    if (next - first >= least) all[end++] = all[next - least] as number;
    first = next;
  }
  return all.slice(0, end);
}

/** Used again and again: lists may have a million postings, and buffers are not collected as soon as objects. */
let room = new Uint32Array(0x2000);

/** By their sections, and those of one section by weight: there until other lists are put together. */
function together(lists: readonly Uint32Array[]): Uint32Array {
  const length = lists.reduce((sum, list) => sum + list.length, 0);
  if (room.length < length) room = new Uint32Array(2 * length);
  const all = room.subarray(0, length);
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all.sort();
}
