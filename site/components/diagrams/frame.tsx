import type { ReactNode } from 'react';

interface FrameProps {
  /** What the picture says, for those who do not see it. */
  title: string;
  /** In units of the drawing, about a pixel each. */
  width: number;
  height: number;
  children: ReactNode;
}

/** Units per rem at the widest: the words of a drawing stay a little smaller than those around it. */
const UNITS_PER_REM = 14;

/** A drawing in the colors of the text, as wide as the column up to a limit. */
export function Frame({ title, width, height, children }: FrameProps) {
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block', width: '100%', maxWidth: `${width / UNITS_PER_REM}rem`, margin: '1.5rem 0' }}
      fontSize="13"
      fill="currentColor"
    >
      <title>{title}</title>
      {children}
    </svg>
  );
}
