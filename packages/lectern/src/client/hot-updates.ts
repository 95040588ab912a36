import { type DeadPlaces, type HotUpdate, MOVED } from '../shared/document.ts';
import { normalizePath, withoutBase } from '../shared/url.ts';
import { updateHead } from './head.ts';
import type { PageLoader } from './load-page.ts';
import type { Store } from './store.ts';

/** Shows edits in place, so that the scroll position and open elements are kept. Only for development. */
export function startHotUpdates(store: Store, loader: PageLoader): void {
  if (!import.meta.hot) return;
  const { hot } = import.meta;
  const { page, base, dev } = window.lectern.data;
  // A 404 page waits for the page at its address to be created.
  const missing = page.pageType === '404' && withoutBase(base, location.pathname);
  const shown = {
    path: missing ? normalizePath(missing) : page.routePath,
    version: dev?.version ?? '',
    isMissing: Boolean(missing),
  };
  loadStyles(dev?.styleUrls);
  hot.send('lectern:watch', shown);
  store.subscribe(() => {
    const { routePath } = store.get().page;
    if (routePath === shown.path) return;
    // The server responds with the current page and its stylesheets.
    Object.assign(shown, { path: routePath, version: MOVED, isMissing: false });
    hot.send('lectern:watch', shown);
  });
  hot.on('lectern:dead', async ({ path, ...dead }: DeadPlaces) => {
    const { showDead } = await import('./dead-places.ts');
    if (path === shown.path) showDead(dead, base);
  });
  hot.on('lectern:update', (update: HotUpdate) => {
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    loadStyles(update.styleUrls);
    const { page, html } = update.payload;
    loader.forget(page.routePath);
    if (page.routePath !== store.get().page.routePath) return;
    const { sidebar, site, version } = update;
    const isSameText = html === store.get().html || articleVersion(version) === articleVersion(shown.version);
    shown.version = version;
    store.set({ page, sidebar, site, ...(isSameText ? {} : { html }) });
    updateHead(page, site);
  });
}

/** Imports stylesheets in the browser, since Vite updates only imported ones. The server alone has imported these. */
function loadStyles(urls: readonly string[] = []): void {
  for (const url of urls) import(/* @vite-ignore */ url);
}

/**
 * Returns the part of a version that only an edit of the text changes. All other updates leave opened `<details>` open.
 */
function articleVersion(version: string): string | undefined {
  return version.split('.')[1];
}
