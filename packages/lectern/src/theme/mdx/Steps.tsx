import type { ReactNode } from 'react';

interface StepsProps {
  /** Headings of level 3 with their texts, or a numbered list. */
  children?: ReactNode;
}

/** Numbers the level-3 headings, or the items of the numbered list, in it. */
export function Steps({ children }: StepsProps) {
  return <div className="steps">{children}</div>;
}
