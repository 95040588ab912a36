import type { ReactNode } from 'react';
import type { Placement } from './place-box.ts';

interface Props {
  /** Text of the popup. */
  content: string;
  /** Side of the word on which the popup is shown. Default: above. */
  placement?: Placement;
  /** Any of `hover focus click contextmenu`, with spaces between; hovering and focus when absent. */
  trigger?: string;
  /** The word. */
  children: ReactNode;
}

/** A word with an explanation in a popup. It works without hydration. */
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
