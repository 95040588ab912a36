/** Returns the index of the last element of a sorted list that is not greater than `value`. */
export function lastAtMost<T extends string | number>(sorted: readonly T[], value: T): number {
  let low = 0;
  let high = sorted.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as T) <= value) low = middle;
    else high = middle;
  }
  return low;
}

/** Returns the index of the first element of a sorted list that is not less than `value`. */
export function firstFrom<T extends string | number>(sorted: readonly T[], value: T): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as T) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
