import type { ReactNode } from 'react';
import type { Placement } from './place-box.ts';

interface Props {
  /** What the box says. */
  content: string;
  /** Side of the word that the box is at; above it when absent. */
  placement?: Placement;
  /** Any of `hover focus click contextmenu`, with spaces between; hovering and focus when absent. */
  trigger?: string;
  /** The word. */
  children: ReactNode;
}

/** A word that explains itself. It needs no hydration: the page listens for all tooltips at once. */
export function Tooltip({ content, placement, trigger, children }: Props) {
  return (
    <button
      type="button"
      className="has-tooltip"
      data-tooltip={content}
      data-placement={placement}
      data-trigger={trigger}
    >
      {children}
    </button>
  );
}
