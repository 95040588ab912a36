import { flushSync } from 'react-dom';
import { localeOf } from '../shared/locale.ts';
import type { SiteData } from '../shared/types.ts';
import { normalizePath, withoutBase } from '../shared/url.ts';
import { updateHead } from './head.ts';
import type { PageLoader } from './load-page.ts';
import { focusTarget } from './scroll.ts';
import type { Store } from './store.ts';
import type { DocumentData } from './types.ts';

/** Waiting shorter than this shows nothing (SPEC 9). */
const PROGRESS_DELAY = 200;

interface RouterOptions {
  store: Store;
  loader: PageLoader;
  data: DocumentData;
}

/**
 * Turns navigations into page changes through the Navigation API (DESIGN decision 6). A browser
 * without it loads documents, which is why nothing else here may be needed for reading.
 */
export function startRouter(options: RouterOptions): void {
  const { navigation } = window;
  if (!navigation) return;
  navigation.addEventListener('navigate', (event) => {
    const path = event.downloadRequest === null && !event.formData ? pagePath(event, options) : null;
    if (path === null) return;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () => showPage(path, event, options),
    });
  });
}

/** The route path a navigation asks for, or null when the browser shall go there by itself. */
function pagePath(event: NavigateEvent, { data, store }: RouterOptions): string | null {
  if (!event.canIntercept || event.hashChange || event.navigationType === 'reload') return null;
  const site = withoutBase(data.base, new URL(event.destination.url).pathname);
  if (site === null) return null;
  const path = normalizePath(site);
  // A 404 document stands for a path that has no page: only a real load can leave it in good order.
  if (store.get().page.pageType === '404') return null;
  return path;
}

async function showPage(path: string, event: NavigateEvent, options: RouterOptions): Promise<void> {
  const { store, loader } = options;
  const slow = setTimeout(() => store.set({ status: 'loading' }), PROGRESS_DELAY);
  try {
    const loaded = await loadRoute(path, options);
    // A newer click has taken over: its own handler finishes the work.
    if (event.signal.aborted) return;
    if (!loaded) return loadDocument();
    const { site } = store.get();
    const nextSite =
      loaded.page.lang === site.lang
        ? site
        : await loader.json<SiteData>(siteUrlFor(loaded.page.lang, options));
    if (event.signal.aborted) return;
    const change = {
      page: loaded.page,
      sidebar: loaded.sidebar,
      html: loaded.html,
      site: nextSite,
      status: 'ready' as const,
    };
    await commit(() => store.set(change), nextSite.theme.enableContentAnimation);
    updateHead(loaded.page, nextSite);
    event.scroll();
    focusTarget(new URL(event.destination.url).hash);
  } catch (error) {
    console.error(error);
    if (!event.signal.aborted) loadDocument();
  } finally {
    clearTimeout(slow);
    if (!event.signal.aborted && store.get().status === 'loading') store.set({ status: 'ready' });
  }
}

/** The page of a path; null when there is none, or when it belongs to another build (DESIGN decision 14). */
async function loadRoute(path: string, { data, loader, store }: RouterOptions) {
  const { lang } = localeOf(path, store.get().site.locales);
  const [routes, loaded] = await Promise.all([
    loader.json<string[]>(routesUrlFor(lang, data)),
    loader.page(path).catch(() => null),
  ]);
  if (!loaded || !routes.includes(path) || loaded.buildId !== data.buildId) return null;
  return loaded;
}

/** Files of another language differ in the language and the hash, so the document names them all. */
function routesUrlFor(lang: string, data: DocumentData): string {
  return data.routesUrls[lang] ?? '';
}

function siteUrlFor(lang: string, { data }: RouterOptions): string {
  return data.siteUrls[lang] ?? '';
}

async function commit(change: () => void, animate: boolean): Promise<void> {
  if (!animate || !document.startViewTransition) return flushSync(change);
  await document.startViewTransition(() => flushSync(change)).updateCallbackDone;
}

/**
 * The document itself, from the server: always right, if slower. The address is already the new one, and
 * only a reload passes the router by: assigning the same address would come back here for ever.
 */
function loadDocument(): void {
  location.reload();
}
