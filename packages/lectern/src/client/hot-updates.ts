import type { PagePayload, SidebarItem, SiteData } from '../shared/types.ts';
import { updateHead } from './head.ts';
import type { PageLoader } from './load-page.ts';
import type { Store } from './store.ts';

/** What the dev server sends when the page on screen, its sidebar or the site's data has changed. */
export interface HotUpdate {
  payload: PagePayload;
  sidebar: SidebarItem[];
  site: SiteData;
}

/** Development only: shows edits in place, so that the scroll position and open parts stay. */
export function startHotUpdates(store: Store, loader: PageLoader): void {
  if (!import.meta.hot) return;
  const { hot } = import.meta;
  const ask = () => hot.send('lectern:watch', { path: store.get().page.routePath });
  store.subscribe(ask);
  ask();
  hot.on('lectern:update', ({ payload, sidebar, site }: HotUpdate) => {
    loader.forget(payload.page.routePath);
    if (payload.page.routePath !== store.get().page.routePath) return;
    store.set({ page: payload.page, html: payload.html, sidebar, site });
    updateHead(payload.page, site);
  });
}
