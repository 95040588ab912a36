/** Returns all prefixes of a text with at least `from` characters, like those that a reader types on the way to it. */
export const beginnings = (text: string, from: number): string[] =>
  Array.from({ length: text.length - from + 1 }, (_, more) => text.slice(0, from + more));
