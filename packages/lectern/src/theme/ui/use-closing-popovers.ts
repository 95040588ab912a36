import { useEffect } from 'react';
import { usePage } from '../../client/index.ts';

/** Drawers and menus close on navigation, and drawers when the window grows out of them (SPEC 4). */
export function useClosingPopovers(): void {
  const { routePath } = usePage();

  useEffect(closePopovers, [routePath]);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[popover] a[href]')) closePopovers();
    };
    const breakpoints = [matchMedia('(width > 768px)'), matchMedia('(width >= 76rem)')];
    document.addEventListener('click', onClick);
    for (const query of breakpoints) query.addEventListener('change', closePopovers);
    return () => {
      document.removeEventListener('click', onClick);
      for (const query of breakpoints) query.removeEventListener('change', closePopovers);
    };
  }, []);
}

function closePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
}
