import type { ReactNode } from 'react';
import type { Placement } from './place-box.ts';

interface Props {
  /** Text of the popup. */
  content: string;
  /** Side of the word on which the popup is shown. Default: above. */
  placement?: Placement;
  /** Triggers, separated by spaces: any of `hover focus click contextmenu`. Default: hover and focus. */
  trigger?: string;
  /** Word or phrase to explain. */
  children: ReactNode;
}

/** A word with an explanation in a popup. It needs no hydration of its own: the page handles all tooltips. */
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
