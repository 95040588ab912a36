import type { ReactNode } from 'react';

interface Props {
  /** Its tone. */
  type?: 'info' | 'tip' | 'warning' | 'danger';
  /** The word; `children` may be it, too. */
  text?: string;
  /** Draws the outline alone. */
  outline?: boolean;
  /** The word, where `text` is not given. */
  children?: ReactNode;
}

/** A small word beside a name: the version it came with, what state it is in. */
export function Badge({ type = 'info', text, outline, children }: Props) {
  return (
    <span className={`badge callout-${type}`} data-outline={outline ? '' : undefined}>
      {text ?? children}
    </span>
  );
}
