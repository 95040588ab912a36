import type { ReactNode } from 'react';

/** Numbers the level-3 headings, or the items of the numbered list, in it. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}
