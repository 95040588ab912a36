import { relative } from 'node:path';
import type { Config } from '../config/load.ts';
import { fallbackRoutes } from '../routes/fallbacks.ts';
import { scanRoutes } from '../routes/scan.ts';
import { createRouteTable, type RouteTable } from '../routes/table.ts';
import { assertPublicFiles } from './public-files.ts';
import { toPosix } from './resolvers.ts';

/**
 * All routes of a site, as they are on disk now.
 *
 * @throws DocsErrors when two files claim one route, or public files the addresses of pages; DocsError when there is
 * no page at all
 */
export async function findRoutes(config: Config): Promise<RouteTable> {
  const routes = await scanRoutes({
    docsDir: config.docsDir,
    displayDir: toPosix(relative(config.project, config.docsDir)),
    exclude: config.route.exclude,
    locales: config.localeInfos,
  });
  const all = [...routes, ...fallbackRoutes(routes, config.localeInfos)];
  // By code units, as files are: equal input gives equal bytes on every machine.
  all.sort((a, b) => (a.path < b.path ? -1 : 1));
  const table = createRouteTable(all, config.localeInfos);
  assertPublicFiles(config, table);
  return table;
}
