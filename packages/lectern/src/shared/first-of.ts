/** Returns the first result that is not null; null if there is none. */
export function firstOf<T, R>(items: readonly T[], resultOf: (item: T, index: number) => R | null): R | null {
  for (const [index, item] of items.entries()) {
    const result = resultOf(item, index);
    if (result !== null) return result;
  }
  return null;
}
