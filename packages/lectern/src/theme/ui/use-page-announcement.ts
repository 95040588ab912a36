import { useEffect, useRef } from 'react';
import { usePage, useSite } from '../../client/index.ts';

/**
 * Announces the title of each page after client navigation. Screen readers announce a loaded document by themselves.
 */
export function usePageAnnouncement(say: (message: string) => void): void {
  const { routePath, title } = usePage();
  const { pageLoaded } = useSite().theme.labels;
  const spoken = useRef(routePath);
  useEffect(() => {
    if (spoken.current === routePath) return;
    spoken.current = routePath;
    say(pageLoaded.replace('{title}', title));
  }, [routePath, title, pageLoaded, say]);
}
