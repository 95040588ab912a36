import type { ReactNode } from 'react';

interface Props {
  /** Tone of the badge. */
  type?: 'info' | 'tip' | 'warning' | 'danger';
  /** The text; may also be given as `children`. */
  text?: string;
  /** Draws the outline alone. */
  outline?: boolean;
  /** The text, if `text` is not given. */
  children?: ReactNode;
}

/** A small label, for example for a version or a status. */
export function Badge({ type = 'info', text, outline, children }: Props) {
  return (
    <span className={`badge callout-${type}`} data-outline={outline ? '' : undefined}>
      {text ?? children}
    </span>
  );
}
