import { useContext, useLayoutEffect, useRef } from 'react';
import { StoreContext, useClientState } from './hooks.ts';
import { hydrateIslands } from './islands.ts';

/**
 * The article. Its HTML is in the document once: an empty `__html` keeps what the server sent (React
 * leaves the inside alone), and the next page's HTML replaces it (DESIGN decision 1).
 */
export function Content({ className }: { className?: string }) {
  const html = useClientState((state) => state.html);
  const isArriving = useClientState((state) => state.status === 'arriving');
  const store = useContext(StoreContext);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!ref.current || !store) return;
    // Those of the document are open already, and the reader may have chosen others since.
    if (html !== null) window.lectern.openTabs(ref.current);
    return hydrateIslands(ref.current, store);
  }, [html, store]);
  return (
    <div
      ref={ref}
      className={className}
      data-arriving={isArriving ? '' : undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? '' }}
    />
  );
}
