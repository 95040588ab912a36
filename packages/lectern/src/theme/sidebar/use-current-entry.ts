import { type RefObject, useEffect, useRef } from 'react';
import { placeEntry, usePage } from '../../client/index.ts';

/**
 * Keeps the current page's entry in sight: opens the groups that hold it and, if it lies outside the
 * visible part, scrolls the sidebar (never the page).
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
