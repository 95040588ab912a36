import { LEVELS, WEIGHT_STEPS } from './format.ts';

/** A list without postings. */
export const NONE = new Uint32Array();

/** Returns the sections that are in any of the lists, each with its highest weight. */
export function inAny(lists: readonly Uint32Array[]): Uint32Array {
  return lists.length === 0 ? NONE : lists.reduce(either);
}

/** Returns the sections that are in all of the lists, each with its lowest weight. */
export function inAll(lists: readonly Uint32Array[]): Uint32Array {
  return lists.length === 0 ? NONE : lists.reduce(both);
}

/** Reused buffer: lists may have a million postings, and buffers are not garbage-collected as soon as objects. */
let room = new Uint32Array(0x2000);

/** Merges two lists. */
function either(one: Uint32Array, other: Uint32Array): Uint32Array {
  const most = one.length + other.length;
  if (room.length < most) room = new Uint32Array(2 * most);
  const merged = room;
  let end = 0;
  let at = 0;
  for (const posting of one) {
    const section = posting - (posting % WEIGHT_STEPS);
    while (at < other.length && (other[at] as number) < section) merged[end++] = other[at++] as number;
    const isInBoth = at < other.length && (other[at] as number) < section + WEIGHT_STEPS;
    merged[end++] = isInBoth ? Math.max(posting, other[at++] as number) : posting;
  }
  while (at < other.length) merged[end++] = other[at++] as number;
  return merged.slice(0, end);
}

/** Returns the sections that are in both lists. */
function both(one: Uint32Array, other: Uint32Array): Uint32Array {
  if (room.length < one.length) room = new Uint32Array(2 * one.length);
  const merged = room;
  let end = 0;
  let at = 0;
  for (const posting of one) {
    const section = posting - (posting % WEIGHT_STEPS);
    while (at < other.length && (other[at] as number) < section) at++;
    if (at === other.length) break;
    if ((other[at] as number) < section + WEIGHT_STEPS)
      merged[end++] = Math.min(posting, other[at++] as number);
  }
  return merged.slice(0, end);
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
