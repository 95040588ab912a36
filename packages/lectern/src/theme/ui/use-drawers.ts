import { useEffect } from 'react';
import { inertRest } from './inert-rest.ts';

const DRAWERS = '#lectern-nav, #lectern-sidebar';

/** An open drawer is modal; its button has the focus again when it closes. */
export function useDrawers(): void {
  useEffect(() => {
    let undo = () => {};
    const onToggle = ({ type, newState, target }: ToggleEvent) => {
      if (!(target as Element).matches(DRAWERS)) return;
      // Before it closes, so that what gets the focus back can have it; and after it has opened.
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
