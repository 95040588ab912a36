import type { ReactNode } from 'react';

/**
 * Text with marked parts: never markup, whatever it holds. A call and not a component: each answer has dozens,
 * and they are drawn while the reader waits.
 */
export function highlighted(text: string, ranges: readonly [start: number, end: number][]): ReactNode {
  let at = 0;
  const parts = ranges.flatMap(([start, end], number) => {
    const before = text.slice(at, start);
    at = end;
    // By its place, so that another text keeps the elements.
    return [before, <mark key={number}>{text.slice(start, end)}</mark>];
  });
  return [...parts, text.slice(at)];
}
