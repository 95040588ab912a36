import {
  createElement,
  type ReactElement,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { routeOfName } from '../shared/route-names.ts';
import type { LocaleInfo, Route } from '../shared/types.ts';
import { StoreContext, useSite } from './hooks.ts';
import { hydrateIslands } from './islands.ts';
import type { LoadedPage } from './load-page.ts';
import { allRouteNames } from './route-table.ts';
import { createStore } from './store.ts';
import { trustedHtml } from './trusted.ts';

/** A page that readers can navigate to, with its route data (SPEC 2.1): address, source and content. */
export interface PageRoute extends Omit<Route, 'edition'> {
  /** Article of the page. It loads when it is rendered, and is empty until then. */
  element: ReactElement;
  /**
   * Loads the page in advance, so that it can be opened or shown without delay. Rejects if the page cannot be loaded.
   */
  preload(): Promise<void>;
}

/** Returns the routes of the current language and version, sorted by address. Empty until they are loaded. */
export function useRoutes(): PageRoute[] {
  const { edition, locales } = useSite();
  const [routes, setRoutes] = useState<PageRoute[]>([]);
  useEffect(() => {
    let isWanted = true;
    const locale = locales.find((info) => info.edition === edition);
    if (locale) loadRoutes(locale).then((loaded) => isWanted && setRoutes(loaded), console.error);
    return () => {
      isWanted = false;
    };
  }, [edition, locales]);
  return routes;
}

async function loadRoutes(locale: LocaleInfo): Promise<PageRoute[]> {
  const { loader, data } = window.lectern;
  const names = loader ? await allRouteNames(locale.edition, { data, loader }) : [];
  return names.map((name) => {
    const { edition: _edition, ...route } = routeOfName(name, locale);
    return {
      ...route,
      element: createElement(Article, { key: route.path, path: route.path }),
      preload: async () => void (await loader?.page(route.path)),
    };
  });
}

/** Article of any page. Islands and other content in it get the data of that page, not of the page around it. */
function Article({ path }: { path: string }) {
  const [page, setPage] = useState<LoadedPage | null>(null);
  const store = useContext(StoreContext);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isWanted = true;
    window.lectern.loader?.page(path).then((loaded) => isWanted && setPage(loaded), console.error);
    return () => {
      isWanted = false;
    };
  }, [path]);
  useLayoutEffect(() => {
    if (!ref.current || !page || !store) return;
    window.lectern.begin(ref.current);
    const { site } = store.get();
    return hydrateIslands(ref.current, createStore({ ...page, site, status: 'ready' }));
  }, [page, store]);
  const html = useMemo(() => trustedHtml(page?.html ?? ''), [page]);
  return <div ref={ref} dangerouslySetInnerHTML={{ __html: html }} />;
}
