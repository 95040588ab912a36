import { useEffect, useRef } from 'react';
import { usePage, useSite } from '../../client/index.ts';

/** Says the title of each page that client navigation brings; a loaded document speaks for itself. */
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
