import type { RouteTable } from '../routes/table.ts';
import type { LocaleInfo, PageData, Route, SiteData } from '../shared/types.ts';
import type { PageMeta } from './compile-page.ts';
import { describePage } from './describe-page.ts';

/** Returns the path of the author's own 404 page in an edition. Its file is `docs/zh/404.md`, for example. */
export function notFoundPath({ prefix }: Pick<LocaleInfo, 'prefix'>): string {
  return `${prefix}/404`;
}

/** Returns the author's own 404 page in an edition; undefined if Lectern's page is shown. */
export function ownNotFound(table: RouteTable, locale: LocaleInfo): Route | undefined {
  return table.byPath(notFoundPath(locale));
}

export function isNotFound({ path, edition }: Route, locales: readonly LocaleInfo[]): boolean {
  return (
    path.endsWith('/404') &&
    locales.some((locale) => locale.edition === edition && path === notFoundPath(locale))
  );
}

export function withoutNotFound(routes: readonly Route[], locales: readonly LocaleInfo[]): Route[] {
  return routes.filter((route) => !isNotFound(route, locales));
}

/** Marks a page as the 404 page: nothing links to it, and search does not find it. */
export function asNotFound<T extends PageMeta>(meta: T): T {
  return { ...meta, frontmatter: { ...meta.frontmatter, pageType: '404', unlisted: true } };
}

interface Pages {
  table: RouteTable;
  metaOf(route: Route): PageMeta | undefined;
}

/** Returns the data of the 404 page: the author's own, or Lectern's. */
export function notFoundPage(locale: LocaleInfo, { theme }: SiteData, { table, metaOf }: Pages): PageData {
  const own = ownNotFound(table, locale);
  const meta = own && metaOf(own);
  return {
    pagePath: '',
    routePath: notFoundPath(locale),
    pageType: '404',
    description: '',
    frontmatter: {},
    lang: locale.lang,
    version: locale.version,
    edition: locale.edition,
    ...(meta && describePage(own, meta, locale, table)),
    title: meta?.title || theme.labels.notFoundTitle,
    toc: [],
    lastUpdatedTime: null,
    sidebarUrl: null,
    prev: null,
    next: null,
    alternates: {},
  };
}
