import { LEVELS, WEIGHT_STEPS } from './format.ts';

/** Returns the sections that are in any of the lists, each with its highest weight. */
export function inAny(lists: readonly Uint32Array[]): Uint32Array {
  const [only, second] = lists;
  return only && !second ? only : chosen(lists, 1);
}

/** Returns the sections that are in all of the lists, each with its lowest weight. */
export function inAll(lists: readonly Uint32Array[]): Uint32Array {
  const [only, second] = lists;
  return only && !second ? only : chosen(lists, lists.length);
}

/** Returns the sections that are in at least `least` lists, each with the highest weight that so many lists reach. */
function chosen(lists: readonly Uint32Array[], least: number): Uint32Array {
  const all = together(lists);
  let end = 0;
  let first = 0;
  while (first < all.length) {
    const posting = all[first] as number;
    // Compares with the start of the next section: a division for each posting takes three times as long.
    const nextSection = posting - (posting % WEIGHT_STEPS) + WEIGHT_STEPS;
    let next = first + 1;
    while (next < all.length && (all[next] as number) < nextSection) next++;
    if (next - first >= least) all[end++] = all[next - least] as number;
    first = next;
  }
  return all.slice(0, end);
}

/**
 * Returns the postings with the highest weights, in the order of their sections. If there is no room for all postings
 * with the lowest weight, the first of them are kept. Counts by weight, since there are few weights and many postings.
 *
 * @param most maximum number of postings
 */
export function heaviest(postings: Uint32Array, most: number): Uint32Array {
  if (postings.length <= most) return postings;
  const counts = new Uint32Array(WEIGHT_STEPS);
  for (const posting of postings)
    counts[posting % WEIGHT_STEPS] = (counts[posting % WEIGHT_STEPS] as number) + 1;
  let least = LEVELS;
  let room = most;
  while ((counts[least] as number) < room) room -= counts[least--] as number;
  const chosen = new Uint32Array(most);
  let length = 0;
  for (const posting of postings) {
    const weight = posting % WEIGHT_STEPS;
    if (weight > least || (weight === least && room-- > 0)) chosen[length++] = posting;
  }
  return chosen;
}

/** Reused buffer: lists may have a million postings, and buffers are not garbage-collected as soon as objects. */
let room = new Uint32Array(0x2000);

/** Merges lists, sorted by section and then by weight. The result is valid until the next call. */
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
