import { useEffect } from 'react';

/** Window width in px from which resizing closes open popovers (SPEC 4 and 9). */
const CLOSING_WIDTH = 768;

/**
 * Closes drawers, menus and search when a navigation starts, not when it ends: popovers opened meanwhile stay open.
 * Drawers and menus also close when the window grows too wide for them.
 */
export function useClosingPopovers(): void {
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const onLeave = () => closePopovers(':popover-open');
    window.navigation?.addEventListener('navigate', onLeave, { signal });
    // Without the Navigation API, the browser loads other pages as documents.
    addEventListener('hashchange', onLeave, { signal });
    let width = innerWidth;
    const onResize = () => {
      // Browser toolbars that appear and disappear change only the height.
      if (innerWidth !== width && innerWidth >= CLOSING_WIDTH) closePopovers(':popover-open:not(dialog)');
      width = innerWidth;
    };
    addEventListener('resize', onResize, { signal });
    return () => abort.abort();
  }, []);
}

function closePopovers(selector: string): void {
  for (const open of document.querySelectorAll<HTMLElement>(selector)) open.hidePopover();
}
