import type { Config } from '../config/load.ts';
import { assertLinks } from '../pages/check-links.ts';
import type { PageMeta } from '../pages/compile-page.ts';
import { assertFeeds } from '../pages/feed-plans.ts';
import { hostFileWarnings } from '../publish/host-files.ts';
import { assertRedirects, type Redirect } from '../publish/redirects.ts';
import type { RouteTable } from '../routes/table.ts';

/**
 * Looks at what pages say of each other.
 *
 * @param metas pages by their path
 * @returns the redirects, and messages that do not fail a build
 * @throws DocsErrors with all redirects that cannot work, or with all links and images that lead nowhere; DocsError for a
 * feed without pages
 */
export function checkSite(
  config: Config,
  table: RouteTable,
  metas: ReadonlyMap<string, PageMeta>,
): { redirects: Redirect[]; warnings: string[] } {
  const { redirects, targetOf } = assertRedirects(
    { config, table, anchorsOf: (path) => metas.get(path)?.anchors },
    table.routes.filter(({ path }) => metas.get(path)?.frontmatter.redirectFrom),
  );
  const pages = [...metas].map(([path, meta]) => ({ path, ...meta }));
  assertLinks(pages, table, config, targetOf);
  assertFeeds(config, table, (route) => metas.get(route.path));
  const warnings = pages.flatMap((page) => page.warnings.map(({ where, message }) => `${where}  ${message}`));
  return { redirects, warnings: [...warnings, ...hostFileWarnings(config, redirects)] };
}
