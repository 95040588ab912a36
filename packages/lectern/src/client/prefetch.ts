import { normalizePath, withoutBase } from '../shared/url.ts';
import type { PageLoader } from './load-page.ts';

/** Fetches the page behind a link as soon as the reader points at it, focuses it or touches it. */
export function startPrefetch(loader: PageLoader, base: string): void {
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.pathname === location.pathname)
      return;
    const path = withoutBase(base, link.pathname);
    // Anything with an extension of its own (`/llms.txt`) is a file, not a page.
    if (path === null || /\.(?!html$)[a-z\d]+$/i.test(path)) return;
    // A failure here shows when the link is followed; until then nobody asked.
    loader.page(normalizePath(path)).catch(() => {});
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true });
  }
}
