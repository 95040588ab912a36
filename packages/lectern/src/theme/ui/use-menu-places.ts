import { useEffect } from 'react';
import { placeBox } from './place-box.ts';

/**
 * Positions menus under their buttons if CSS cannot (`ui.css`; Chrome before 125, Firefox before 147, Safari before
 * 26). Before hydration they open below the end of the header.
 */
export function useMenuPlaces(): void {
  useEffect(() => {
    if (CSS.supports('position-area', 'block-end')) return;
    const onToggle = ({ target, newState }: ToggleEvent) => {
      const box = target as HTMLElement;
      // In a drawer, menus are part of the list and are not positioned.
      if (newState === 'closed' || !box.matches('.menu') || getComputedStyle(box).position === 'static')
        return;
      const opener = document.querySelector(`[popovertarget="${CSS.escape(box.id)}"]`);
      if (opener) placeBox(box, opener.getBoundingClientRect(), 'bottom');
    };
    document.addEventListener('toggle', onToggle, true);
    return () => document.removeEventListener('toggle', onToggle, true);
  }, []);
}
