import type { Config } from '../config/load.ts';
import { alternatesOf, writtenTags } from '../pages/head.ts';
import type { SitePlan } from '../pages/plan.ts';
import type { RouteTable } from '../routes/table.ts';
import type { HeadTag } from '../shared/head-tag.ts';
import type { PageData, Route, SiteData } from '../shared/types.ts';
import { absoluteUrl, twinPath } from '../shared/url.ts';
import type { JoinedFile } from './join-files.ts';
import { fileUrl, llmsIndex } from './llms.ts';
import { readingOrder } from './reading-order.ts';
import { sitemapFiles } from './sitemap.ts';

export interface ServiceFilesOptions {
  config: Config;
  table: RouteTable;
  plan: SitePlan;
}

export interface ServiceFiles {
  /** Text by path in the output. */
  files: Record<string, string>;
  /** Files that are joined from the Markdown of pages. */
  joined: JoinedFile[];
}

/**
 * Returns the files that programs request in addition to pages: `robots.txt`, `sitemap.xml` if the origin is known, and
 * `llms.txt` with `llms-full.txt` for each edition. A public file with the same name wins.
 */
export function serviceFiles(options: ServiceFilesOptions): ServiceFiles {
  const { config } = options;
  const { base, siteOrigin } = config;
  const sitemap = siteOrigin ? sitemapOf(options, siteOrigin) : {};
  const rules = ['User-agent: *', 'Allow: /'];
  if (siteOrigin) rules.push('', `Sitemap: ${fileUrl('/sitemap.xml', base, siteOrigin)}`);
  const { files, joined } = llmsFiles(options);
  return { files: { 'robots.txt': `${rules.join('\n')}\n`, ...sitemap, ...files }, joined };
}

/** Returns a line about the parts that a build leaves out because the site has no origin. */
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

/** Returns `llms.txt` (llmstxt.org) and `llms-full.txt` of each edition. */
function llmsFiles({ config, table, plan }: ServiceFilesOptions): ServiceFiles {
  const routes = listed(table, plan);
  const [files, joined]: [ServiceFiles['files'], JoinedFile[]] = [{}, []];
  for (const { edition, prefix } of config.localeInfos) {
    const site = plan.sites[edition] as SiteData;
    const chapters = readingOrder(edition, routes, plan);
    const folder = prefix ? `${prefix.slice(1)}/` : '';
    const urlOf = (path: string) => fileUrl(path, config.base, config.siteOrigin);
    files[`${folder}llms.txt`] = llmsIndex({ site, chapters, urlOf });
    const pages = chapters.flatMap(({ pages }) => pages);
    const parts = pages.map(({ routePath }) => twinPath(routePath));
    joined.push({ path: `${folder}llms-full.txt`, parts });
  }
  return { files, joined };
}

/** Returns the pages that can be found. Pages that search engines must not index are left out. */
function listed(table: RouteTable, plan: SitePlan): Route[] {
  return table.routes.filter(
    (route) => !route.source && isListed(plan.pageData(route), writtenTags(plan.head(route))),
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
