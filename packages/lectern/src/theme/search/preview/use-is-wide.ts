import { useSyncExternalStore } from 'react';

/** Room for hits and their texts side by side. Matches the media queries in `search.css` and `preview.css`. */
const WIDE = '(width >= 64rem)';

/** Whether the text of a hit is shown next to the list. Otherwise it is shown below the hit. */
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
