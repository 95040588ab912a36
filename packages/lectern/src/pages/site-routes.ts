import { relative } from 'node:path';
import type { Config } from '../config/load.ts';
import { fallbackRoutes } from '../routes/fallbacks.ts';
import { scanRoutes } from '../routes/scan.ts';
import { createRouteTable, type RouteTable } from '../routes/table.ts';
import { toPosix } from './paths.ts';
import { findPluginPages, type PluginListeners } from './plugin-pages.ts';
import { assertPublicFiles } from './public-files.ts';
import { orTold, type Tell } from './tell.ts';

/**
 * Returns all routes of a site, from the files on disk and from plugins.
 *
 * @param options `watch`: gets the files and folders that plugins generate pages from; `tell`: gets DocsErrors if two
 *   files claim one route or public files claim the addresses of pages, which are thrown without it; `fail`: gets
 *   errors that plugins find, which `tell` gets without it
 * @throws DocsError if there is no page at all
 */
export async function findRoutes(
  config: Config,
  { tell, watch, fail = tell }: PluginListeners & { tell?: Tell } = {},
): Promise<RouteTable> {
  const routes = await scanRoutes({
    docsDir: config.docsDir,
    displayDir: toPosix(relative(config.project, config.docsDir)),
    exclude: config.route.exclude,
    locales: config.localeInfos,
    tell,
    made: (files) => findPluginPages(config, files, { watch, fail }),
  });
  const all = [...routes, ...fallbackRoutes(routes, config.localeInfos)];
  // Sorted by code units, like files: equal input gives equal bytes on every machine.
  all.sort((a, b) => (a.path < b.path ? -1 : 1));
  const table = createRouteTable(all, config.localeInfos);
  orTold(tell, () => assertPublicFiles(config, table));
  return table;
}
