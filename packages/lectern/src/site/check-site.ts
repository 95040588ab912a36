import { checkLinks } from '../pages/check-links.ts';
import { checkFeeds } from '../pages/feed-plans.ts';
import { headHandlerWarnings } from '../pages/head-handlers.ts';
import { idsOf } from '../pages/overview.ts';
import { planSite } from '../pages/plan.ts';
import { siteLinks } from '../pages/site-links.ts';
import { hostFileWarnings } from '../publish/host-files.ts';
import { type Redirect, siteRedirects } from '../publish/redirects.ts';
import { type Mistake, mistakesOf } from '../shared/mistake.ts';
import { once } from '../shared/once.ts';
import type { CompiledSite } from './compile-site.ts';

export interface CheckedSite {
  redirects: Redirect[];
  mistakes: Mistake[];
  /** Dead links that the config allows: `markdown.checkLinks: 'warn'`. */
  allowed: Mistake[];
  /** Messages that do not fail a build. */
  warnings: string[];
}

/**
 * Checks the references between pages. Pages that could not be compiled are unknown, so nothing about them is reported.
 *
 * @param others links of the site outside of pages
 */
export function checkSite(site: CompiledSite, others = siteLinks(site.config)): CheckedSite {
  const { config, table, metas } = site;
  const overviewIds = overviewsOf(site);
  const ownAnchors = (path: string) => {
    const meta = metas.get(path);
    return meta?.isNotice ? undefined : meta?.anchors;
  };
  const anchorsOf = (path: string) => {
    const own = ownAnchors(path);
    return own && [...own, ...overviewIds(path)];
  };
  const { redirects, errors, targetOf } = siteRedirects(
    { config, table, anchorsOf },
    table.routes.filter(({ path }) => metas.get(path)?.frontmatter.redirectFrom),
  );
  const pages = [...metas].map(([path, meta]) => ({
    path,
    ...meta,
    anchors: ownAnchors(path) ?? null,
    overviewIds: () => overviewIds(path),
  }));
  const { failing, allowed } = checkLinks(pages, table, config, {
    redirectOf: targetOf,
    others,
  });
  const feeds = checkFeeds(config, table, (route) => metas.get(route.path));
  const all = pages.flatMap((page) => page.warnings.map(({ where, message }) => `${where}  ${message}`));
  // A text that is shown in several languages is compiled once for each of them.
  const warnings = [...new Set(all)];
  return {
    redirects,
    mistakes: [
      ...errors.flatMap((error) => mistakesOf(error, 'redirect')),
      ...failing.flatMap((error) => mistakesOf(error, 'link')),
      ...feeds.errors.flatMap((error) => mistakesOf(error, 'feed')),
    ],
    allowed: allowed.flatMap((error) => mistakesOf(error, 'link')),
    warnings: [
      ...warnings,
      ...headHandlerWarnings(config),
      ...feeds.warnings,
      ...hostFileWarnings(config, redirects),
    ],
  };
}

/** Returns a function for the ids of overviews, by path of their page. The site is planned once for them, on demand. */
function overviewsOf({ config, table, metas, dates }: CompiledSite) {
  // Errors in sidebars are reported when these are written.
  const plan = once(() => planSite(config, table, (page) => metas.get(page.path), { tell: () => {}, dates }));
  return (path: string): readonly string[] => {
    const route = table.byPath(path);
    if (!route || !metas.get(path)?.frontmatter.overview) return [];
    return idsOf(plan().overview(route));
  };
}
