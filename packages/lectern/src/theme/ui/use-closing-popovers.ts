import { useEffect, useRef } from 'react';
import { usePage } from '../../client/index.ts';

/** From this width on a change of the window's size closes what is open (SPEC 4 and 9). */
const CLOSING_WIDTH = 768;

/** Drawers and menus close on navigation, and when the window grows out of them. */
export function useClosingPopovers(): void {
  const { routePath } = usePage();

  // What the reader opened before the page came alive stays open.
  const shown = useRef(routePath);
  useEffect(() => {
    if (shown.current !== routePath) closePopovers();
    shown.current = routePath;
  }, [routePath]);

  useEffect(() => {
    let width = innerWidth;
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[popover] a[href]')) closePopovers();
    };
    const onResize = () => {
      // Browser bars that come and go change the height alone.
      if (innerWidth !== width && innerWidth >= CLOSING_WIDTH) closePopovers();
      width = innerWidth;
    };
    document.addEventListener('click', onClick);
    addEventListener('resize', onResize);
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('resize', onResize);
    };
  }, []);
}

function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
}
