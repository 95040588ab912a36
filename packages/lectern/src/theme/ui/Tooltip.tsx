import type { ReactNode } from 'react';
import type { Placement } from './place-box.ts';

interface Props {
  content: string;
  placement?: Placement;
  /** Any of `hover focus click contextmenu`, with spaces between; hovering and focus when absent. */
  trigger?: string;
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
