import { useEffect } from 'react';

/**
 * Calls `action` when Ctrl or Cmd goes down by itself: a K may follow, a tenth of a second later. Not while text is
 * selected, which is going to be copied.
 */
export function useCommandKey(action: () => void): void {
  useEffect(() => {
    // While a site is being written, asking for the index makes it: not for a key that may mean anything.
    if (import.meta.hot) return;
    const onKeyDown = ({ key, repeat }: KeyboardEvent) => {
      if (repeat || (key !== 'Control' && key !== 'Meta') || getSelection()?.isCollapsed === false) return;
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [action]);
}
