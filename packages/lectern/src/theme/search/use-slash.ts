import { useEffect } from 'react';

/** Calls `action` for the key `/`, unless it is typed into a field. */
export function useSlash(action: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if ((event.target as Element).closest?.('input, textarea, select, [contenteditable], dialog')) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [action]);
}
