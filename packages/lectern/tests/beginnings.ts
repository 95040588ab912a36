/** All that a reader has typed on the way to a text, from so many characters on. */
export const beginnings = (text: string, from: number): string[] =>
  Array.from({ length: text.length - from + 1 }, (_, more) => text.slice(0, from + more));
