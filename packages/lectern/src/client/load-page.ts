import type { PagePayload, SidebarItem } from '../shared/types.ts';
import { payloadPath, withBase } from '../shared/url.ts';
import type { Boot } from './types.ts';

/** A page and its section's sidebar, ready to show. */
export interface LoadedPage extends PagePayload {
  sidebar: SidebarItem[];
}

export interface PageLoader {
  /**
   * Returns the JSON of a hashed file and requests it only once. Rejects if it cannot be fetched; the next call tries
   * again.
   */
  json<T>(url: string): Promise<T>;
  /** Returns the page of a route. Rejects if it cannot be fetched; the next call tries again. */
  page(routePath: string): Promise<LoadedPage>;
  /** Removes a page from the cache after an edit in development. */
  forget(routePath: string): void;
}

/** Maximum number of pages in memory: enough for going back and forth, without using much memory. */
const KEPT_PAGES = 30;

/**
 * Loads page payloads and the files that they refer to. `boot` has the requests that were sent before the client was
 * loaded.
 */
export function createPageLoader(boot: Pick<Boot, 'fetched' | 'data'>): PageLoader {
  const pages = new Map<string, Promise<LoadedPage>>();
  const files = new Map<string, Promise<unknown>>();

  function json<T>(url: string): Promise<T> {
    const known = files.get(url);
    if (known) return known as Promise<T>;
    const early = boot.fetched.get(url) as Promise<T> | undefined;
    const asked = early ? early.catch(() => fetchJson<T>(url, 1)) : fetchJson<T>(url);
    files.set(url, asked);
    asked.catch(() => {
      files.delete(url);
      boot.fetched.delete(url);
    });
    return asked;
  }

  async function load(routePath: string): Promise<LoadedPage> {
    const url = withBase(boot.data.base, encodeURI(payloadPath(routePath)));
    const payload = await fetchJson<PagePayload>(url);
    if (typeof payload?.page !== 'object' || !payload.page) throw new Error(`${url} holds no page.`);
    const { sidebarUrl } = payload.page;
    const sidebar = sidebarUrl ? await json<SidebarItem[]>(sidebarUrl) : [];
    if (!Array.isArray(sidebar)) throw new Error(`${sidebarUrl} holds no sidebar.`);
    return { ...payload, sidebar };
  }

  function page(routePath: string): Promise<LoadedPage> {
    const known = pages.get(routePath);
    if (known) return known;
    const asked = load(routePath);
    pages.set(routePath, asked);
    asked.catch(() => pages.delete(routePath));
    const oldest = pages.keys().next().value;
    if (pages.size > KEPT_PAGES && oldest !== undefined) pages.delete(oldest);
    return asked;
  }

  return { json, page, forget: (routePath) => pages.delete(routePath) };
}

/** Loads the page of a route with the loader of the page on screen. Rejects if the page cannot be loaded. */
export function loadPage(routePath: string): Promise<PagePayload> {
  return window.lectern.loader
    ? window.lectern.loader.page(routePath)
    : Promise.reject(new Error('Not hydrated.'));
}

/** Timeout in ms after which a silent server is asked again. */
const PATIENCE = 10_000;
/** Pause before the retry, in ms, for a network that was lost for a moment, such as between two cells. */
const PAUSE = 300;

/** @param tries number of tries left: a failed request is retried once */
async function fetchJson<T>(url: string, tries = 2): Promise<T> {
  try {
    return await fetchOnce(url);
  } catch (error) {
    // A missing file will still be missing a moment later: the site was published again.
    if (tries === 1 || isGone(error)) throw error;
    await new Promise((done) => setTimeout(done, PAUSE));
    return fetchJson(url, tries - 1);
  }
}

async function fetchOnce<T>(url: string): Promise<T> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(new Error(`${url} did not answer.`)), PATIENCE);
  try {
    const answer = await fetch(url, { signal: abort.signal });
    clearTimeout(timer);
    if (!answer.ok)
      throw Object.assign(new Error(`${url} answered ${answer.status}.`), { status: answer.status });
    return await answer.json().catch((): never => {
      throw new Error(`${url} is not JSON.`);
    });
  } finally {
    clearTimeout(timer);
  }
}

function isGone(error: unknown): boolean {
  return [404, 410].includes((error as { status?: number }).status ?? 0);
}
