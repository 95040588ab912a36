import type { Config } from '../config/load.ts';
import { alternatesOf } from '../pages/head.ts';
import type { SitePlan } from '../pages/plan.ts';
import type { RouteTable } from '../routes/table.ts';
import type { HeadTag } from '../shared/head-tag.ts';
import type { PageData, Route, SiteData } from '../shared/types.ts';
import { absoluteUrl } from '../shared/url.ts';
import { fileUrl, llmsFull, llmsIndex } from './llms.ts';
import { readingOrder } from './reading-order.ts';
import { sitemapFiles } from './sitemap.ts';

export interface ServiceFilesOptions {
  config: Config;
  table: RouteTable;
  plan: SitePlan;
  /** Markdown of a page (UTF-8). */
  twinOf(routePath: string): Uint8Array;
}

/** What files contain, by their paths in the output. */
export type FileContents = Record<string, string | Uint8Array>;

/**
 * What programs ask a site for besides its pages: `robots.txt`, `sitemap.xml` where the origin is known, and
 * `llms.txt` with `llms-full.txt` for each edition.
 *
 * A public file of the same name wins.
 */
export function serviceFiles(options: ServiceFilesOptions): FileContents {
  const { config } = options;
  const { base, siteOrigin } = config;
  const sitemap = siteOrigin ? sitemapOf(options, siteOrigin) : {};
  const rules = ['User-agent: *', 'Allow: /'];
  if (siteOrigin) rules.push('', `Sitemap: ${fileUrl('/sitemap.xml', base, siteOrigin)}`);
  return { 'robots.txt': `${rules.join('\n')}\n`, ...sitemap, ...llmsFiles(options) };
}

/** What a build leaves out for want of the site's origin, in one line. */
export function originNotes({ siteOrigin, feeds }: Config): string[] {
  if (siteOrigin) return [];
  const missing = ['canonical links', 'language alternates', ...(feeds.length > 0 ? ['feeds'] : [])];
  return [
    `Without "siteOrigin" in the config there are no ${missing.join(', ')}, link previews and sitemap.xml.`,
  ];
}

function sitemapOf({ config, table, plan }: ServiceFilesOptions, origin: string): Record<string, string> {
  const pages = listed(table, plan).map((route) => {
    const page = plan.pageData(route);
    const site = plan.sites[route.edition] as SiteData;
    const languages = alternatesOf(page, site);
    return {
      url: absoluteUrl(route.path, site, origin),
      modified: plan.head(route).modified,
      alternates:
        languages.length > 1
          ? languages.map(({ tag, path }) => ({ hreflang: tag, url: absoluteUrl(path, site, origin) }))
          : [],
    };
  });
  return sitemapFiles(pages, (name) => fileUrl(`/${name}`, config.base, origin));
}

function llmsFiles({ config, table, plan, twinOf }: ServiceFilesOptions): FileContents {
  const routes = listed(table, plan);
  const files = config.localeInfos.flatMap(({ edition, prefix }) => {
    const site = plan.sites[edition] as SiteData;
    const chapters = readingOrder(edition, routes, plan);
    const folder = prefix ? `${prefix.slice(1)}/` : '';
    const urlOf = (path: string) => fileUrl(path, config.base, config.siteOrigin);
    return [
      [`${folder}llms.txt`, llmsIndex({ site, chapters, urlOf })],
      [`${folder}llms-full.txt`, llmsFull(chapters, twinOf)],
    ];
  });
  return Object.fromEntries(files);
}

/** Pages that are to be found: not those that ask search engines to stay away. */
function listed(table: RouteTable, plan: SitePlan): Route[] {
  return table.routes.filter(
    (route) => !route.source && isListed(plan.pageData(route), plan.head(route).tags),
  );
}

function isListed({ pageType, frontmatter }: PageData, tags: readonly HeadTag[]): boolean {
  const isHidden = tags.some(
    ([name, attributes]) =>
      name === 'meta' &&
      attributes?.name === 'robots' &&
      /\bno(?:index|ne)\b/.test(String(attributes.content)),
  );
  return pageType !== '404' && !frontmatter.unlisted && !isHidden;
}
