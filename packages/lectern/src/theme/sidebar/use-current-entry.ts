import { type RefObject, useEffect, useRef } from 'react';
import { placeEntry, usePage } from '../../client/index.ts';

/**
 * Keeps the entry of the current page visible: opens the groups that contain it and, if it is outside the visible part,
 * scrolls the sidebar (never the page).
 */
export function useCurrentEntry(): RefObject<HTMLElement | null> {
  const { routePath } = usePage();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const sidebar = ref.current;
    const entry = sidebar?.querySelector('[aria-current=page]');
    if (!sidebar || !entry) return;
    for (
      let group = entry.closest('details');
      group;
      group = group.parentElement?.closest('details') ?? null
    ) {
      group.open = true;
    }
    placeEntry(sidebar);
  }, [routePath]);
  return ref;
}
