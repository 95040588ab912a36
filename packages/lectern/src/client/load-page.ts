import type { PagePayload, SidebarItem } from '../shared/types.ts';
import { payloadPath, withBase } from '../shared/url.ts';
import type { Boot } from './types.ts';

/** A page and its section's sidebar, ready to show. */
export interface LoadedPage extends PagePayload {
  sidebar: SidebarItem[];
}

export interface PageLoader {
  /** JSON of a hashed file, asked for once. */
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

  function json<T>(url: string): Promise<T> {
    const known = boot.fetched.get(url);
    if (known) return known as Promise<T>;
    const asked = fetchJson<T>(url);
    boot.fetched.set(url, asked);
    asked.catch(() => boot.fetched.delete(url));
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

async function fetchJson<T>(url: string): Promise<T> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json().catch(() => {
    throw new Error(`${url} is not JSON.`);
  });
}
