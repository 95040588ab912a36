import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { SidebarItem, SiteData } from '../shared/types.ts';
import { App } from './App.tsx';
import 'virtual:lectern/page-styles';
import { keepServed } from './article.ts';
import { startHotUpdates } from './hot-updates.ts';
import { createPageLoader } from './load-page.ts';
import { startPrefetch } from './prefetch.ts';
import { noteReadPages } from './read-pages.ts';
import { isRoute } from './route-table.ts';
import { startRouter } from './router.ts';
import { createServedStore, type Store } from './store.ts';

/** Hydrates the page in the document, then takes over navigation. Rejects if the data cannot be loaded. */
async function start(): Promise<void> {
  const { data, fetched } = window.lectern;
  const loader = createPageLoader({ data, fetched });
  window.lectern.loader = loader;
  const [site, sidebar] = await Promise.all([
    loader.json<SiteData>(data.siteUrls[data.page.edition] ?? ''),
    data.page.sidebarUrl ? loader.json<SidebarItem[]>(data.page.sidebarUrl) : [],
    'popover' in HTMLElement.prototype || import('./popover-fill.ts'),
  ]);
  const store = createServedStore({ site, page: data.page, sidebar, html: null, status: 'ready' });
  const container = document.getElementById('lectern-root');
  if (!container) throw new Error('The document has no #lectern-root: the page was not made by Lectern.');
  keepServed(container);
  // A transition keeps hydration interruptible, so that typing and scrolling stay smooth.
  startTransition(() => {
    // Markup that an extension has changed is not an error of the page.
    hydrateRoot(container, <Hydrated store={store} />, {
      onRecoverableError: (error) => console.warn(error),
    });
  });
  startRouter({ store, loader, data });
  startPrefetch({ loader, data });
  startHotUpdates(store, loader);
  noteReadPages(store);
  // The needed part of the table is small, and the first click should not wait for it.
  isRoute(data.page.routePath, { loader, data }).catch(() => {});
}

function Hydrated({ store }: { store: Store }) {
  useEffect(() => window.lectern.replay(), []);
  return <App store={store} />;
}

// A module runs only once. If the start has failed, the boot script calls it again at the reader's next action.
window.lectern.wakeUp = start;
start().catch(window.lectern.fail);
