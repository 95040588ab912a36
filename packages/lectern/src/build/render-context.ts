import { forWorkers } from '../config/for-workers.ts';
import { hashOf } from '../config/hash.ts';
import { type Config, pluginStyles } from '../config/load.ts';
import { bootScript } from '../pages/html.ts';
import type { SitePlan } from '../pages/plan.ts';
import type { Bundle } from './bundle.ts';
import type { RenderContext } from './render-worker.ts';

/**
 * Creates the data that all pages are rendered with.
 *
 * @param stagingDir folder of the output
 * @param notes folder for `noteAtWork`
 */
export function toContext(
  config: Config,
  plan: SitePlan,
  bundle: Bundle,
  stagingDir: string,
  notes: string,
): RenderContext {
  const { sites, sidebars, siteUrls, routesUrls } = plan;
  const data: RenderContext['data'] = {
    // Page content is left out: editing one page must not send every open tab back to the server.
    buildId: hashOf(JSON.stringify([bundle.entryUrl, bundle.islandUrls, siteUrls])),
    base: config.base,
    locales: config.localeInfos,
    darkMode: config.themeConfig.darkMode,
    siteUrls,
    routesUrls,
    entryUrl: bundle.entryUrl,
    preloadUrls: bundle.preloadUrls,
    hydrate: config.hydrate,
  };
  return {
    config: forWorkers(config),
    stagingDir,
    notes,
    bundle,
    boot: bootScript(config.localeInfos),
    pageStyles: pluginStyles(config).map(({ file, usedBy }) => ({
      url: bundle.pageStyleUrls[file] ?? '',
      usedBy,
    })),
    sites,
    sidebars,
    data,
  };
}
