import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { localeOf } from '../shared/locale.ts';
import type { LocaleInfo, PageData, SidebarItem, SiteData } from '../shared/types.ts';
import { toHref } from '../shared/url.ts';
import type { Store } from './store.ts';
import type { Appearance, ClientState } from './types.ts';

/** The only context of the client. Islands get the same store in their own roots. */
export const StoreContext = createContext<Store | null>(null);

/** Reads one part of the state and re-renders only when that part changes. */
export function useClientState<T>(select: (state: ClientState) => T): T {
  const store = useContext(StoreContext);
  if (!store) throw new Error('Lectern hooks work inside a Lectern page only.');
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.served()),
  );
}

/** Returns the data of the page on screen (SPEC 3, page data). */
export function usePage(): PageData {
  return useClientState((state) => state.page);
}

/** Returns the language and version of the page on screen: tag, direction, name and prefix. */
export function useLocale(): LocaleInfo {
  return useClientState(({ page, site }) => localeOf(page.routePath, site.locales));
}

/**
 * Returns true while the page on screen has this route path. The component re-renders only when that changes, so a page
 * change re-renders two links instead of all.
 */
export function useIsCurrentPage(routePath: string | undefined): boolean {
  return useClientState(({ page }) => page.routePath === routePath);
}

/** Returns the data of the site in the language of the page. */
export function useSite(): SiteData {
  return useClientState((state) => state.site);
}

/** Returns the sidebar entries of the page's section. Empty if it has no sidebar. */
export function useSidebar(): SidebarItem[] {
  return useClientState((state) => state.sidebar);
}

/** Returns true while a page has been loading for more than 200 ms (SPEC 9). */
export function useIsLoading(): boolean {
  return useClientState((state) => state.status === 'loading');
}

/**
 * Returns a function that turns a route path into an href: it adds the base and, if configured, `.html`. External links
 * are not changed.
 */
export function useHref(): (path: string) => string {
  const { base, cleanUrls } = useSite();
  return useCallback((path) => toHref(path, { base, cleanUrls }), [base, cleanUrls]);
}

/**
 * Returns the reader's color theme. The server and the first client render use `auto` and light (SPEC B3). The boot
 * script has already painted the right colors, so nothing flashes.
 */
export function useAppearance(): {
  appearance: Appearance;
  isDark: boolean;
  setAppearance(value: Appearance): void;
} {
  const appearance = useSyncExternalStore(
    onAppearance,
    () => window.lectern.appearance(),
    () => 'auto' as const,
  );
  const isDark = useSyncExternalStore(
    onAppearance,
    () => document.documentElement.dataset.theme === 'dark',
    () => false,
  );
  return { appearance, isDark, setAppearance: (value) => window.lectern.setAppearance(value) };
}

function onAppearance(listener: () => void): () => void {
  document.addEventListener('lectern:appearance', listener);
  return () => document.removeEventListener('lectern:appearance', listener);
}

/**
 * Calls `action` when Ctrl or Cmd and `key` (one lowercase letter) are pressed anywhere on the page. The boot script
 * keeps Ctrl+K presses that happen before hydration and replays them afterward.
 */
export function useHotkey(key: string, action: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, action]);
}
