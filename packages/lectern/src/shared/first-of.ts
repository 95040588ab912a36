/** What the first item gives that gives something; null when none does. */
export function firstOf<T, R>(items: readonly T[], resultOf: (item: T, index: number) => R | null): R | null {
  for (const [index, item] of items.entries()) {
    const result = resultOf(item, index);
    if (result !== null) return result;
  }
  return null;
}
