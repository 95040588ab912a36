/** Returns the index of the last element of a sorted list that is not greater than `value`; 0 if all are greater. */
export function lastAtMost<T extends string | number>(sorted: readonly T[], value: T): number {
  return Math.max(0, firstWhere(sorted, (element) => element > value) - 1);
}

/**
 * Returns the index of the first element for which a condition is true.
 *
 * @param sorted list in which the condition is true for all elements after that one
 */
export function firstWhere<T>(sorted: readonly T[], isReached: (element: T) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(sorted[middle] as T)) high = middle;
    else low = middle + 1;
  }
  return low;
}
