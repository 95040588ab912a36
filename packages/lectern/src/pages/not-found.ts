import type { RouteTable } from '../routes/table.ts';
import type { LocaleInfo, PageData, Route, SiteData } from '../shared/types.ts';
import type { PageMeta } from './compile-page.ts';
import { describePage } from './describe-page.ts';

/** Where the author's own page for addresses that do not exist is, in an edition: `docs/zh/404.md`. */
export function notFoundPath({ prefix }: Pick<LocaleInfo, 'prefix'>): string {
  return `${prefix}/404`;
}

/** The author's own page for addresses that do not exist, in an edition; undefined where Lectern's is shown. */
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

/** A page as the one for addresses that do not exist: nobody is led to it, nor finds it. */
export function asNotFound<T extends PageMeta>(meta: T): T {
  return { ...meta, frontmatter: { ...meta.frontmatter, pageType: '404', unlisted: true } };
}

interface Pages {
  table: RouteTable;
  metaOf(route: Route): PageMeta | undefined;
}

/** Data of the page for addresses that do not exist: the author's own, or Lectern's. */
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
