import type { PagePayload, SidebarItem } from '../shared/types.ts';
import { payloadPath, withBase } from '../shared/url.ts';
import type { Boot } from './types.ts';

/** A page and its section's sidebar, ready to show. */
export interface LoadedPage extends PagePayload {
  sidebar: SidebarItem[];
}

export interface PageLoader {
  /** JSON of a hashed file, asked for once. Rejects when it cannot be fetched; the next call tries again. */
  json<T>(url: string): Promise<T>;
  /** The page of a route. Rejects when it cannot be fetched; the next call tries again. */
  page(routePath: string): Promise<LoadedPage>;
  /** Forgets a page, after an edit in development. */
  forget(routePath: string): void;
}

/** Pages kept in memory: enough for going back and forth, little enough to forget. */
const KEPT_PAGES = 30;

/** Loads page payloads and what they name; `boot` holds what was asked for before the client came. */
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

/** The page of a route, from the loader of the page on screen; rejects when it cannot be fetched. */
export function loadPage(routePath: string): Promise<PagePayload> {
  return window.lectern.loader
    ? window.lectern.loader.page(routePath)
    : Promise.reject(new Error('Not hydrated.'));
}

/** A server that does not say anything for so long is asked again (ms). */
const PATIENCE = 10_000;
/** A network that was gone for a moment, such as between two cells, gets so long (ms). */
const PAUSE = 300;

/** @param tries those that are left: a request that fails is made once more */
async function fetchJson<T>(url: string, tries = 2): Promise<T> {
  try {
    return await fetchOnce(url);
  } catch (error) {
    // What is not there will not be there a moment later: the site was published again.
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
