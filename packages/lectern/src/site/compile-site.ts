import { forWorkers } from '../config/for-workers.ts';
import type { Config } from '../config/load.ts';
import type { PageMeta } from '../pages/compile-page.ts';
import { engineId, keepEngineId } from '../pages/engine-id.ts';
import { createFreshness, type Freshness, rememberedStates } from '../pages/freshness.ts';
import { type FileDates, gitDatesLater } from '../pages/git-dates.ts';
import { type KnownPage, readKnownPages, writeKnownPages } from '../pages/known-pages.ts';
import { createPageCache, originOf } from '../pages/page-cache.ts';
import { showsDates } from '../pages/page-dates.ts';
import { withPageHooks } from '../pages/page-hooks.ts';
import { readSource } from '../pages/plugin-pages.ts';
import { createTextSharing } from '../pages/share-texts.ts';
import { findRoutes } from '../pages/site-routes.ts';
import { sourceName } from '../pages/source-name.ts';
import type { RouteTable } from '../routes/table.ts';
import { withoutLocale } from '../shared/locale.ts';
import { type Mistake, mistakesOf } from '../shared/mistake.ts';
import type { Route } from '../shared/types.ts';
import { inTurn } from './batches.ts';
import { whileWatched } from './crash-watch.ts';
import { type CompilePool, compileInTime } from './deadline.ts';

/** A site after phase 1. */
export interface CompiledSite {
  config: Config;
  table: RouteTable;
  /** Pages by their path: those that cannot be compiled are notices. */
  metas: ReadonlyMap<string, PageMeta>;
  /** What each page was compiled from, by its path; empty where it has mistakes, which may go away unseen. */
  origins: ReadonlyMap<string, string>;
  /** What is wrong with routes and pages. */
  mistakes: Mistake[];
  /** How long each page took that was not known, by its path (ms). */
  times: ReadonlyMap<string, number>;
  /** When files of pages were last changed; empty where nobody asked for it, or shows it. */
  dates: FileDates;
}

interface CompileSettings {
  /** Gets the number of pages that are compiled, now or before, and of all pages: first when these have been found. */
  onProgress?: (done: number, total: number) => void;
  /** Pages will be rendered, which may show when they were changed. */
  withDates?: boolean;
}

/**
 * Phase 1 of a build, and of a check.
 *
 * @throws DocsError or DocsErrors for what leaves nothing to build: a folder without pages
 */
export async function compileSite(
  pool: CompilePool,
  config: Config,
  { onProgress = () => {}, withDates = false }: CompileSettings = {},
): Promise<CompiledSite> {
  keepEngineId(config.cacheDir);
  // Beside the compiler: git takes as long as an edited page.
  const dates = withDates && showsDates(config) ? gitDatesLater(config.docsDir) : new Map();
  const mistakes: Mistake[] = [];
  const table = await findRoutes(config, {
    tell: (error) => void mistakes.push(...mistakesOf(error, 'route')),
  });
  const compiling = compilePages(pool, table, config, onProgress);
  compiling.catch(() => {});
  // While threads compile.
  createPageCache(config.cacheDir).prune(table.routes);
  const { pages: compiled, times } = await compiling;
  const all = table.routes.map(
    (route) => [route, finished((compiled.get(route) as KnownPage).meta, route, config)] as const,
  );
  mistakes.push(...all.flatMap(([, meta]) => meta.mistakes));
  const drafts = config.drafts ? [] : all.filter(([, { frontmatter }]) => frontmatter.draft);
  return {
    config,
    table: drafts.length > 0 ? table.withoutDrafts(new Set(drafts.map(([route]) => route))) : table,
    metas: new Map(all.filter((page) => !drafts.includes(page)).map(([{ path }, meta]) => [path, meta])),
    origins: new Map(Array.from(compiled, ([{ path }, page]) => [path, originOf(page)])),
    mistakes,
    times,
    dates: await dates,
  };
}

/** Pages that are what they were in the last build are known; the others are compiled. */
async function compilePages(
  pool: CompilePool,
  { routes }: RouteTable,
  config: Config,
  onProgress: (done: number, total: number) => void,
): Promise<{ pages: Map<Route, KnownPage>; times: Map<string, number> }> {
  onProgress(0, routes.length);
  const known = readKnownPages(config.cacheDir);
  const freshness = createFreshness(config, rememberedStates(config));
  const pages = new Map<Route, KnownPage>();
  // Before a page is read: one that is edited meanwhile has another state then.
  const states = new Map(routes.map((route) => [route, freshness.stateOf(route)]));
  for (const route of routes) {
    const page = known.get(route.filePath);
    const state = states.get(route);
    if (!page || !isSame(page, route, state, freshness, config)) continue;
    pages.set(route, page.state === state ? page : { ...page, state });
  }
  const changed = routes.filter((route) => !pages.has(route));
  const times = new Map<string, number>();
  const shareTexts = createTextSharing();
  const shared = { config: forWorkers(config), engine: engineId() };
  const compileBatch = async (batch: Route[], notes: string) => {
    const done = await compileInTime(pool, { ...shared, routes: batch, notes }, config);
    for (const [index, { ms = 0, ...page }] of done.entries()) {
      const route = batch[index] as Route;
      shareTexts(page.meta);
      pages.set(route, { ...page, state: states.get(route) });
      times.set(route.path, ms);
    }
    onProgress(routes.length - changed.length + times.size, routes.length);
  };
  if (changed.length > 0) {
    const ordered = besideTranslations(changed, config);
    const threads = pool.options?.maxThreads ?? 1;
    await whileWatched(config.cacheDir, (notes) =>
      inTurn(ordered, threads, (batch) => compileBatch(batch, notes)),
    );
  }
  const isAsKnown = ([{ filePath }, page]: [Route, KnownPage]) => known.get(filePath) === page;
  if (known.size !== pages.size || ![...pages].every(isAsKnown)) {
    const named = Array.from(pages, ([{ filePath }, page]): [string, KnownPage] => [filePath, page]);
    writeKnownPages(config.cacheDir, named);
  }
  return { pages, times };
}

function isSame(
  { key, deps, meta, state: before }: KnownPage,
  route: Route,
  state: string | undefined,
  { keyOf, isFresh }: Freshness,
  config: Config,
): boolean {
  try {
    const isFileSame = (state && state === before) || key === keyOf(route, readSource(route, config));
    return isFileSame && isFresh(deps, meta.modules);
  } catch {
    // It cannot be read: the compiler says why.
    return false;
  }
}

/** A page after the hooks of plugins. */
function finished(meta: PageMeta, route: Route, config: Config): PageMeta {
  try {
    return withPageHooks(meta, route, config);
  } catch (error) {
    return {
      ...meta,
      mistakes: [...meta.mistakes, ...mistakesOf(error, 'plugin', sourceName(route, config))],
    };
  }
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
