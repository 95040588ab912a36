import { useSyncExternalStore } from 'react';

/** As `search.css` and `preview.css` have it: room for hits and their text side by side. */
const WIDE = '(width >= 64rem)';

/** Whether the text of a hit is shown beside the list, or below it. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(WIDE).matches,
  );
}
