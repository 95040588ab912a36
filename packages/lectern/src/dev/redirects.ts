import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRedirects } from '../publish/redirects.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import type { Route } from '../shared/types.ts';
import { normalizePath, toHref } from '../shared/url.ts';
import type { DevSite } from './site.ts';

/**
 * Where an address that is no page leads; null for one that leads nowhere. Looked for when it is asked for, which is
 * rare: only pages that name an old address are compiled for it.
 *
 * @param path without base
 * @throws DocsErrors for redirects that a build would refuse
 */
export function redirectTarget(path: string, site: DevSite): string | null {
  const { config } = site;
  const names = (route: Route) =>
    readFileSync(join(config.docsDir, sourceFileOf(route)), 'utf8').includes('redirectFrom');
  const redirects = findRedirects({
    config,
    table: site.table(),
    redirectFrom: (route) =>
      !route.source && names(route) ? site.compiled(route)?.frontmatter.redirectFrom : undefined,
    // Their pages would have to be compiled; a build checks them.
    anchorsOf: () => undefined,
  });
  const found = redirects.find(({ from }) => from === normalizePath(path));
  return found ? toHref(found.to, { base: config.base, cleanUrls: config.route.cleanUrls }) : null;
}
