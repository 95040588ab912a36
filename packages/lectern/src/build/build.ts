import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Tinypool } from 'tinypool';
import { hashOf } from '../config/hash.ts';
import { type Config, type ConfigOverrides, forWorkers, loadConfig } from '../config/load.ts';
import type { PageMeta } from '../pages/compile-page.ts';
import type { PageHead } from '../pages/head.ts';
import { bootScript } from '../pages/html.ts';
import { createPageCache } from '../pages/page-cache.ts';
import { withPageHooks } from '../pages/page-hooks.ts';
import { planSite, type SitePlan } from '../pages/plan.ts';
import { searchPages } from '../pages/search-pages.ts';
import { findRoutes } from '../pages/site-routes.ts';
import { sourceName } from '../pages/source-name.ts';
import { writeCards } from '../publish/cards/write-cards.ts';
import { createFeedFiles } from '../publish/feeds.ts';
import { writeHostFiles } from '../publish/host-files.ts';
import { originNotes, serviceFiles } from '../publish/service-files.ts';
import { withoutLocale } from '../shared/locale.ts';
import { together } from '../shared/together.ts';
import type { PageData, Route } from '../shared/types.ts';
import { twinPath } from '../shared/url.ts';
import type { Bundle } from './bundle.ts';
import { bundleOnce } from './bundle-cache.ts';
import { checkSite } from './check-site.ts';
import type { CompileTask } from './compile-worker.ts';
import { attempt, type Outcome, valuesOf } from './outcome.ts';
import { swap, writeStaticFiles } from './output.ts';
import { writePluginFiles } from './plugin-files.ts';
import type { RenderContext, RenderTask } from './render-worker.ts';
import { createSearchFiles } from './search-files.ts';
import { withWorkers } from './workers.ts';

export interface BuildOptions extends ConfigOverrides {
  /**
   * Worker threads; as many as there are cores when absent, fewer where pages are few. The output does not depend on
   * it.
   */
  workers?: number | undefined;
}

export interface BuildResult {
  pages: number;
  /** Absolute output folder. */
  outDir: string;
  /** Messages that do not fail a build, such as an unknown code language. */
  warnings: string[];
  /** What was left out, and what to do to have it: a line each. */
  notes: string[];
}

/** Pages a worker gets at a time: few enough to share evenly, many enough that messages do not count. */
const BATCH = 16;

/**
 * Builds a site: all of it, or nothing (DESIGN decision 13). The old output stays until the end.
 *
 * @param project folder of the project
 * @throws DocsError or DocsErrors with everything that a maintainer has to fix
 */
export async function build(project: string, options: BuildOptions = {}): Promise<BuildResult> {
  const workers = options.workers ?? availableParallelism();
  const site = await withWorkers('compile-worker.js', 1, workers, (pool) =>
    compileSite(pool, project, options),
  );
  const { config, table, metas } = site;
  const { redirects, warnings } = checkSite(config, table, metas);
  const staging = join(dirname(config.outDir), `.${basename(config.outDir)}.${process.pid}`);
  try {
    mkdirSync(staging, { recursive: true });
    const metaOf = (route: Route) => metas.get(route.path);
    const plan = planSite(config, table, metaOf);
    const searchFiles = createSearchFiles(config, searchPages(config, table, metaOf), staging);
    const feedFiles = createFeedFiles(config, plan.feeds(), staging);
    const atOnce = Math.min(workers, Math.ceil((table.routes.length + 1) / BATCH));
    const rendered = withWorkers('render-worker.js', atOnce, workers, async (pool) => {
      const modules = [...new Set([...metas.values()].flatMap((meta) => meta.modules))].sort();
      const bundle = await bundleOnce(config, modules, staging);
      const tasks = table.routes.map((route) => toTask(route, config, plan));
      const context = toContext(config, plan, bundle, staging);
      const notFound = { pages: config.localeInfos.map(plan.notFound), head: plan.head() };
      await renderAll(pool, tasks, context, notFound, (page, article) => {
        searchFiles.add(page, article);
        feedFiles.add(page, article);
      });
    });
    await together(rendered, writeCards(config, table, plan, staging));
    feedFiles.finish();
    searchFiles.finish();
    const twinOf = (path: string) => readFileSync(join(staging, twinPath(path)), 'utf8');
    writeHostFiles(config, redirects, staging);
    writeStaticFiles(config, plan, metas, serviceFiles({ config, table, plan, twinOf }), staging);
    await writePluginFiles(config, table, metas, staging);
    swap(staging, config.outDir);
    return { pages: table.routes.length, outDir: config.outDir, warnings, notes: originNotes(config) };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** Phase 1. */
async function compileSite(pool: Tinypool, project: string, options: BuildOptions) {
  const config = await loadConfig(project, options);
  const table = await findRoutes(config);
  createPageCache(config.cacheDir).prune(table.routes);
  const outcomes = new Map<Route, Outcome<PageMeta>>();
  await Promise.all(
    inBatches(besideTranslations(table.routes, config)).map(async (routes) => {
      const done: Outcome<PageMeta>[] = await pool.run(
        { config: forWorkers(config), routes } satisfies CompileTask,
        { name: 'compileBatch' },
      );
      for (const [index, outcome] of done.entries()) outcomes.set(routes[index] as Route, outcome);
    }),
  );
  const compiled = valuesOf(table.routes.flatMap((route) => outcomes.get(route) ?? []));
  const metas = valuesOf(
    table.routes.map((route, index) =>
      attempt(() => withPageHooks(compiled[index] as PageMeta, route, config)),
    ),
  );
  return {
    config,
    table,
    metas: new Map(table.routes.map((route, index) => [route.path, metas[index] as PageMeta])),
  };
}

/** Each page beside its translations: their code is the same, and one worker highlights it once. */
function besideTranslations(routes: readonly Route[], { localeInfos }: Config): Route[] {
  const pages = new Map<string, Route[]>();
  for (const route of routes) {
    const name = withoutLocale(route.path, localeInfos);
    pages.set(name, [...(pages.get(name) ?? []), route]);
  }
  return [...pages.values()].flat();
}

function toTask(route: Route, config: Config, plan: SitePlan): RenderTask {
  return {
    route,
    source: sourceName(route, config),
    page: plan.pageData(route),
    overview: plan.overview(route),
    head: plan.head(route),
  };
}

function toContext(config: Config, plan: SitePlan, bundle: Bundle, stagingDir: string): RenderContext {
  const { sites, sidebars, siteUrls, routesUrls } = plan;
  const data: RenderContext['data'] = {
    // Pages are left out: an edit of one shall not send every open tab back to the server.
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
  return { config: forWorkers(config), stagingDir, bundle, boot: bootScript(), sites, sidebars, data };
}

/**
 * Renders all pages and the page for addresses that are none.
 *
 * @param onArticle gets each page with its article, in no order
 */
async function renderAll(
  pool: Tinypool,
  tasks: readonly RenderTask[],
  context: RenderContext,
  notFound: { pages: PageData[]; head: PageHead },
  onArticle: (page: PageData, article: string) => void,
): Promise<void> {
  const { sidebars } = context;
  const failed: Outcome<string>[][] = [];
  const batches = inBatches(tasks).entries();
  // Not all at once: a promise that is old when it is kept stays in memory for long, with its articles.
  const renderInTurn = async () => {
    for (const [number, batch] of batches) {
      const outcomes: Outcome<string>[] = await pool.run(
        { tasks: batch, context: { ...context, sidebars: sidebarsOf(batch, sidebars) } },
        { name: 'renderBatch' },
      );
      for (const [index, outcome] of outcomes.entries()) {
        if ('value' in outcome) onArticle((batch[index] as RenderTask).page, outcome.value);
      }
      failed[number] = outcomes.filter((outcome) => 'failures' in outcome);
    }
  };
  await Promise.all([
    pool.run({ ...notFound, context }, { name: 'renderNotFound' }),
    // Two for each thread: the next one is there when a thread is done.
    ...Array.from({ length: pool.options.maxThreads * 2 }, renderInTurn),
  ]);
  valuesOf(failed.flat());
}

/** A batch is sent to another thread, so it takes only the sidebars it shows. */
function sidebarsOf(tasks: readonly RenderTask[], sidebars: SitePlan['sidebars']): SitePlan['sidebars'] {
  const urls = new Set(tasks.map(({ page }) => page.sidebarUrl));
  return Object.fromEntries(Object.entries(sidebars).filter(([url]) => urls.has(url)));
}

function inBatches<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
}
