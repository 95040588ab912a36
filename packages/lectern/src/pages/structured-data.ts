import type { BreadcrumbList, Graph, TechArticle, Thing, WebSite } from 'schema-dts';
import { articleTag, pageTag } from '../shared/page-head.ts';
import { absoluteUrl } from '../shared/url.ts';
import type { HeadParts } from './head.ts';

/**
 * Returns the JSON-LD of a page (schema.org): an article with its breadcrumbs from the home page, or the site itself
 * for other types of pages, such as the home page. Plugins may add properties.
 */
export function structuredData(parts: HeadParts & { siteOrigin: string }): Graph {
  const { page, head } = parts;
  const isArticle = page.pageType === 'doc';
  const own = { ...(isArticle ? article(parts) : webSite(parts)), ...head.structuredData } as Thing;
  const things = isArticle ? [own, breadcrumbs(parts)] : [own];
  return { '@context': 'https://schema.org', '@graph': things };
}

type Parts = HeadParts & { siteOrigin: string };

function article({ page, site, head, siteOrigin }: Parts): TechArticle {
  return {
    '@type': 'TechArticle',
    headline: page.title,
    ...(page.description && { description: page.description }),
    url: absoluteUrl(page.original?.path ?? page.routePath, site, siteOrigin),
    inLanguage: articleTag(page, site),
    ...(head.modified && { dateModified: head.modified }),
  };
}

/** Google requires no address for the last item, because it is the page itself. */
function breadcrumbs({ page, site, head, siteOrigin }: Parts): BreadcrumbList {
  const home = { name: site.title, path: homeOf(page.edition, site) };
  const items = [home, ...head.crumbs].map(({ name, path }) => ({
    name,
    item: absoluteUrl(path, site, siteOrigin),
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...items, { name: page.title }].map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  };
}

function webSite({ page, site, siteOrigin }: Parts): WebSite {
  return {
    '@type': 'WebSite',
    name: site.title,
    ...(site.description && { description: site.description }),
    url: absoluteUrl(page.routePath, site, siteOrigin),
    inLanguage: pageTag(page, site),
  };
}

function homeOf(edition: string, { locales }: HeadParts['site']): string {
  return `${locales.find((locale) => locale.edition === edition)?.prefix ?? ''}/`;
}
