import type { ReactNode } from 'react';

interface Props {
  type?: 'info' | 'tip' | 'warning' | 'danger';
  text?: string;
  /** Draws the outline alone. */
  outline?: boolean;
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
