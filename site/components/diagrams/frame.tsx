import type { ReactNode } from 'react';

interface FrameProps {
  /** Text alternative for readers who cannot see the drawing. */
  title: string;
  /** Width in units of the drawing, about a pixel each. */
  width: number;
  height: number;
  children: ReactNode;
}

/** Units per rem at maximum width. The text of a drawing is a little smaller than the text around it. */
const UNITS_PER_REM = 14;

/** Renders a drawing in the color of the text, as wide as the column up to a limit. */
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
