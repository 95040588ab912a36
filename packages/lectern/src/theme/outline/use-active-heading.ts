import { useEffect, useState } from 'react';
import type { TocItem } from '../../client/index.ts';

/**
 * Returns the id of the heading whose text is being read: the last one above a line at a third of the window. The
 * observed area has no upper end, so a heading enters or leaves it only by crossing that line. No jump is too long to
 * be noticed.
 */
export function useActiveHeading(toc: TocItem[]): string | null {
  const [activeId, setActiveId] = useState<string | null>(null);
  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setActiveId(toc.findLast(({ id }) => passed.has(id))?.id ?? null);
      },
      { rootMargin: '9999999px 0px -66% 0px' },
    );
    for (const { id } of toc) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [toc]);
  return activeId;
}
