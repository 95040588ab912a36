import { type DeadPlaces, type HotUpdate, MOVED } from '../shared/document.ts';
import { normalizePath, withoutBase } from '../shared/url.ts';
import { updateHead } from './head.ts';
import type { PageLoader } from './load-page.ts';
import type { Store } from './store.ts';

/** Development only: shows edits in place, so that the scroll position and open parts stay. */
export function startHotUpdates(store: Store, loader: PageLoader): void {
  if (!import.meta.hot) return;
  const { hot } = import.meta;
  const { page, base, dev } = window.lectern.data;
  // A 404 page waits for the page that its address asks for.
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
    // The server answers with the page as it is now, and with its stylesheets.
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

/** Vite updates a stylesheet that was imported: these have been so on the server only. */
function loadStyles(urls: readonly string[] = []): void {
  for (const url of urls) import(/* @vite-ignore */ url);
}

/** The part of a version that only an edit of the text changes: opened `<details>` outlive all others. */
function articleVersion(version: string): string | undefined {
  return version.split('.')[1];
}
