import { hasExtension, normalizePath, withoutBase } from '../shared/url.ts';
import type { PageLoader } from './load-page.ts';
import { isRoute } from './route-table.ts';
import type { DocumentData } from './types.ts';

/** Fetches the page behind a link as soon as the reader points at it, focuses it or touches it. */
export function startPrefetch({ loader, data }: { loader: PageLoader; data: DocumentData }): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link && pathToPrefetch(link, location, data.base);
    // A failure is reported when the link is followed. Until then nobody needs the page.
    if (path) Promise.all([loader.page(path), isRoute(path, { loader, data })]).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}

type Link = Pick<HTMLAnchorElement, 'origin' | 'pathname' | 'target'>;

/**
 * Returns the route path of the page behind a link; null for the current page and for links that are not pages of the
 * site.
 */
export function pathToPrefetch(
  { origin, pathname, target }: Link,
  here: Pick<Location, 'origin' | 'pathname'>,
  base: string,
): string | null {
  if (origin !== here.origin || target || pathname === here.pathname) return null;
  const path = withoutBase(base, pathname);
  // Anything with its own extension (`/llms.txt`) is a file, not a page.
  if (path === null) return null;
  const route = normalizePath(path);
  return hasExtension(route) ? null : route;
}
