import { useEffect } from 'react';

/**
 * Calls `action` when Ctrl or Cmd is pressed alone: K may follow a tenth of a second later. Does nothing while text is
 * selected, since the reader is probably going to copy it.
 */
export function useCommandKey(action: () => void): void {
  useEffect(() => {
    // In development, a request for the index builds it. A modifier key, which may mean anything, should not trigger
    // that.
    if (import.meta.hot) return;
    const onKeyDown = ({ key, repeat }: KeyboardEvent) => {
      if (repeat || (key !== 'Control' && key !== 'Meta') || getSelection()?.isCollapsed === false) return;
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [action]);
}
