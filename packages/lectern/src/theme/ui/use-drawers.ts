import { useEffect } from 'react';
import { inertRest } from './inert-rest.ts';

const DRAWERS = '#lectern-nav, #lectern-sidebar';

/** Makes an open drawer modal. Its button gets the focus back when it closes. */
export function useDrawers(): void {
  useEffect(() => {
    let undo = () => {};
    const onToggle = ({ type, newState, target }: ToggleEvent) => {
      if (!(target as Element).matches(DRAWERS)) return;
      // Undone before the drawer closes, so that the button can get the focus back. Applied after it has opened.
      if (newState === (type === 'beforetoggle' ? 'open' : 'closed')) return;
      undo();
      undo = newState === 'open' ? inertRest(target as Element) : () => {};
    };
    const open = document.querySelector(DRAWERS.replaceAll(/[^,]+/g, '$&:popover-open'));
    if (open) undo = inertRest(open);
    const done = new AbortController();
    for (const type of ['beforetoggle', 'toggle'] as const) {
      document.addEventListener(type, onToggle as EventListener, { capture: true, signal: done.signal });
    }
    return () => {
      done.abort();
      undo();
    };
  }, []);
}
