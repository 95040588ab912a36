import type { ReactNode } from 'react';

/**
 * Returns text with marked ranges. The text is never parsed as markup. A function call instead of a component: each
 * answer has dozens of these texts, and they are rendered while the reader waits.
 */
export function highlighted(text: string, ranges: readonly [start: number, end: number][]): ReactNode {
  let at = 0;
  const parts = ranges.flatMap(([start, end], number) => {
    const before = text.slice(at, start);
    at = end;
    // Keyed by index, so that another text reuses the elements.
    return [before, <mark key={number}>{text.slice(start, end)}</mark>];
  });
  return [...parts, text.slice(at)];
}
