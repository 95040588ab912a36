import type { ReactNode } from 'react';

interface Props {
  /** Type of the badge, which sets its color. */
  type?: 'info' | 'tip' | 'warning' | 'danger';
  /** Text of the badge. It can also be given as `children`. */
  text?: string;
  /** Whether to draw only the outline of the badge. */
  outline?: boolean;
  /** Text of the badge, if `text` is not set. */
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
