import type { LocaleInfo, PageData, SiteData } from '../shared/types.ts';

export function notFoundPage(locale: LocaleInfo, { theme }: SiteData): PageData {
  return {
    pagePath: '',
    routePath: `${locale.prefix}/404`,
    pageType: '404',
    title: theme.labels.notFoundTitle,
    description: '',
    frontmatter: {},
    toc: [],
    lang: locale.lang,
    version: locale.version,
    edition: locale.edition,
    lastUpdatedTime: null,
    sidebarUrl: null,
    prev: null,
    next: null,
    alternates: {},
  };
}
