import type { ReactNode } from 'react';

interface StepsProps {
  /** Level-3 headings with their content, or a numbered list. */
  children?: ReactNode;
}

/** Numbers the level-3 headings or the items of the numbered list inside it. */
export function Steps({ children }: StepsProps) {
  return <div className="steps">{children}</div>;
}
