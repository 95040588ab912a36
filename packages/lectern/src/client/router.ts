import { flushSync } from 'react-dom';
import type { PageData, SiteData } from '../shared/types.ts';
import { normalizePath, withoutBase } from '../shared/url.ts';
import { expectArticle, settleArticle, showArticle } from './article.ts';
import { loadStyles, updateHead } from './head.ts';
import type { PageLoader } from './load-page.ts';
import { isRoute } from './route-table.ts';
import { focusTarget } from './scroll.ts';
import type { Store } from './store.ts';
import type { ClientState, DocumentData } from './types.ts';

/** Delay in ms before a progress bar is shown (SPEC 9). */
const PROGRESS_DELAY = 200;

interface RouterOptions {
  store: Store;
  loader: PageLoader;
  data: DocumentData;
}

interface Router extends RouterOptions {
  /** Path of the page on screen. The address cannot be used for this: it changes before the page does. */
  shown: string | null;
}

/**
 * Turns navigations into page changes through the Navigation API (DESIGN decision 6). A browser without it loads
 * documents, so reading must not depend on anything else here.
 */
export function startRouter(options: RouterOptions): void {
  const { navigation } = window;
  if (!navigation) return;
  const router: Router = { ...options, shown: pathOf(location.href, options.data) };
  navigation.addEventListener('navigate', (event) => {
    const path = event.downloadRequest === null && !event.formData ? pagePath(event, router) : null;
    if (path === null) return;
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      handler: () => showPage(path, event, router),
    });
  });
}

/** Returns the route path that a navigation requests, or null if the browser should handle it. */
function pagePath(event: NavigateEvent, { data, store, shown }: Router): string | null {
  if (!event.canIntercept || event.navigationType === 'reload') return null;
  // A 404 document belongs to a path without a page. Only a real page load can leave it cleanly.
  if (store.get().page.pageType === '404') return null;
  const path = pathOf(event.destination.url, data);
  return event.hashChange && path === shown ? null : path;
}

function pathOf(url: string, { base }: DocumentData): string | null {
  const path = withoutBase(base, new URL(url).pathname);
  return path === null ? null : normalizePath(path);
}

async function showPage(path: string, event: NavigateEvent, router: Router): Promise<void> {
  const { store, loader } = router;
  const slow = setTimeout(() => store.set({ status: 'loading' }), PROGRESS_DELAY);
  const stopWaiting = () => {
    clearTimeout(slow);
    if (store.get().status === 'loading') store.set({ status: 'ready' });
  };
  event.signal.addEventListener('abort', stopWaiting);
  try {
    const loaded = await loadRoute(path, router);
    // A newer navigation has started, and its own handler finishes the work.
    if (event.signal.aborted) return;
    if (!loaded) return loadDocument();
    const { site } = store.get();
    const nextSite =
      loaded.page.edition === site.edition
        ? site
        : await loader.json<SiteData>(siteUrlFor(loaded.page.edition, router));
    if (event.signal.aborted) return;
    const { hash } = new URL(event.destination.url);
    const { page, sidebar, html } = loaded;
    const change = { page, sidebar, html, site: nextSite };
    expectArticle(event.navigationType === 'push' && hash === '');
    // If the rest of the page keeps its structure, the article is shown first: React takes half of the time until it is
    // visible.
    const isFirst =
      !nextSite.theme.enableContentAnimation && keepsForm(store.get(), change) && showArticle(html);
    if (!isFirst) await commit(() => store.set(change), nextSite.theme.enableContentAnimation);
    router.shown = path;
    updateHead(page, nextSite);
    event.scroll();
    focusTarget(hash);
    afterFrame(() => {
      settleArticle();
      if (isFirst && router.shown === path) store.set(change);
    });
  } catch (error) {
    console.error(error);
    if (!event.signal.aborted) loadDocument();
  } finally {
    if (!event.signal.aborted) stopWaiting();
  }
}

/**
 * Loads the page of a path. Returns null if its document must be loaded instead: the path is not a page, the page
 * belongs to another build (DESIGN decision 14), or this page or the one on screen has scripts in its head.
 */
async function loadRoute(path: string, { data, loader, store }: RouterOptions) {
  // The table is usually loaded by now. It excludes paths that are not pages: a file to download, a path of another
  // site.
  if (!(await isRoute(path, { data, loader }))) return null;
  // The caller logs a failure (SPEC 8) and loads the document.
  const loaded = await loader.page(path);
  const isOurs = loaded.buildId === data.buildId;
  if (!isOurs || loaded.page.ownHead || store.get().page.ownHead) return null;
  await loadStyles(loaded.page);
  return loaded;
}

/** Returns the URL of the site data. File names contain a hash, so the document lists the files of all editions. */
function siteUrlFor(edition: string, { data }: RouterOptions): string {
  return data.siteUrls[edition] ?? '';
}

type Shown = Pick<ClientState, 'page' | 'site'>;

/** Checks whether two pages have the same structure around their articles. */
function keepsForm(from: Shown, to: Shown): boolean {
  return from.site === to.site && formOf(from.page) === formOf(to.page);
}

function formOf({ pageType, routePath, sidebarUrl, toc, frontmatter }: PageData): string {
  const { title: _title, description: _description, search: _search, ...settings } = frontmatter;
  // Pages at another depth may have a breadcrumb trail above the article, or none.
  const depth = routePath.split('/').length;
  return JSON.stringify([pageType, depth, sidebarUrl, toc.length > 0, settings]);
}

/** Runs an action after the next frame is drawn: a task that is scheduled in a frame callback runs after that frame. */
function afterFrame(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}

async function commit(change: () => void, animate: boolean): Promise<void> {
  if (!animate || !document.startViewTransition) return flushSync(change);
  await document.startViewTransition(() => flushSync(change)).updateCallbackDone;
}

/**
 * Loads the document from the server, which is always correct but slower. The address is already the new one. Only a
 * reload bypasses the router: assigning the same address would call it again in an endless loop.
 */
function loadDocument(): void {
  location.reload();
}
