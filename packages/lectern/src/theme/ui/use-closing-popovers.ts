import { useEffect } from 'react';

/** From this width on a change of the window's size closes what is open (SPEC 4 and 9). */
const CLOSING_WIDTH = 768;

/**
 * Drawers, menus and search close when the reader leaves for another place, and not when it arrives: what is
 * opened on the way stays. Drawers and menus also close when the window grows out of them.
 */
export function useClosingPopovers(): void {
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const onLeave = () => closePopovers(':popover-open');
    window.navigation?.addEventListener('navigate', onLeave, { signal });
    // Where a browser lacks the Navigation API, other pages come as their own documents.
    addEventListener('hashchange', onLeave, { signal });
    let width = innerWidth;
    const onResize = () => {
      // Browser bars that come and go change the height alone.
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
