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
import { sourceFileOf } from '../routes/fallbacks.ts';
import type { RouteTable } from '../routes/table.ts';
import { withoutLocale } from '../shared/locale.ts';
import { type Mistake, mistakesOf } from '../shared/mistake.ts';
import { once } from '../shared/once.ts';
import type { Route } from '../shared/types.ts';
import { inTurn } from './batches.ts';
import { whileWatched } from './crash-watch.ts';
import { type CompilePool, compileInTime } from './deadline.ts';

/** A site after phase 1. */
export interface CompiledSite {
  config: Config;
  table: RouteTable;
  /** Pages by path. Pages that cannot be compiled are notices. */
  metas: ReadonlyMap<string, PageMeta>;
  /** Hash of all sources of each page, by path. Empty for a page with mistakes, whose cause may disappear unnoticed. */
  origins: ReadonlyMap<string, string>;
  /** Mistakes of routes and pages. */
  mistakes: Mistake[];
  /** Compile time in ms of each page that was not known from the last build, by path. */
  times: ReadonlyMap<string, number>;
  /** Dates of the last change of page files. Empty if they are not requested or not shown. */
  dates: FileDates;
}

export interface CompileSettings {
  /** Gets the number of pages that are compiled, now or before, and of all pages. First called when these are found. */
  onProgress?: (done: number, total: number) => void;
  /**
   * Gets the modules that pages import as soon as they are known, while other pages are still being compiled: only MDX
   * has imports. Plugins may add some later, so `modulesOf` of the site is the final list.
   */
  onModules?: (modules: string[]) => void;
  /** Whether pages will be rendered, which may show dates. */
  withDates?: boolean;
}

/**
 * Runs phase 1 of a build or of a check.
 *
 * @throws DocsError or DocsErrors if there is nothing to build: a folder without pages
 */
export async function compileSite(
  pool: CompilePool,
  config: Config,
  settings: CompileSettings = {},
): Promise<CompiledSite> {
  keepEngineId(config.cacheDir);
  // Runs in parallel with the compiler: git takes as long as an edited page.
  const dates = settings.withDates && showsDates(config) ? gitDatesLater(config.docsDir) : new Map();
  const mistakes: Mistake[] = [];
  const table = await findRoutes(config, {
    tell: (error) => void mistakes.push(...mistakesOf(error, 'route')),
  });
  const compiling = compilePages(pool, table, config, settings);
  compiling.catch(() => {});
  // Done while threads compile.
  createPageCache(config.cacheDir).prune(table.routes);
  const { pages: compiled, times } = await compiling;
  const all = table.routes.map(
    (route) => [route, finished((compiled.get(route) as KnownPage).meta, route, config)] as const,
  );
  mistakes.push(...all.flatMap(([, meta]) => meta.mistakes));
  const drafts = all.filter(([, meta]) => !isShown(meta, config));
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

/** Uses pages of the last build that have not changed, and compiles the others. */
async function compilePages(
  pool: CompilePool,
  { routes, byPath }: RouteTable,
  config: Config,
  settings: CompileSettings,
): Promise<{ pages: Map<Route, KnownPage>; times: Map<string, number> }> {
  settings.onProgress?.(0, routes.length);
  const known = readKnownPages(config.cacheDir);
  const isRoute = (path: string) => byPath(path) !== undefined;
  const freshness = createFreshness(config, rememberedStates(config), isRoute);
  const pages = new Map<Route, KnownPage>();
  // Read before the pages: a page that is edited meanwhile will have another state.
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
  const onPage = (route: Route, { ms = 0, ...page }: KnownPage) => {
    shareTexts(page.meta);
    pages.set(route, { ...page, state: states.get(route) });
    times.set(route.path, ms);
  };
  if (changed.length > 0) await compileChanged(pool, changed, config, { ...settings, pages, onPage });
  const isAsKnown = ([{ filePath }, page]: [Route, KnownPage]) => known.get(filePath) === page;
  if (known.size !== pages.size || ![...pages].every(isAsKnown)) {
    const named = Array.from(pages, ([{ filePath }, page]): [string, KnownPage] => [filePath, page]);
    writeKnownPages(config.cacheDir, named);
  }
  return { pages, times };
}

interface ChangedSettings extends CompileSettings {
  /** Pages that are known so far. */
  pages: ReadonlyMap<Route, KnownPage>;
  /** Gets each page that has been compiled. */
  onPage(route: Route, page: KnownPage): void;
}

/** Compiles pages. Pages that may import modules are first, because other work waits for these. */
async function compileChanged(
  pool: CompilePool,
  changed: readonly Route[],
  config: Config,
  { pages, onPage, onProgress = () => {}, onModules = () => {} }: ChangedSettings,
): Promise<void> {
  const shared = { config: forWorkers(config), engine: engineId() };
  const all = pages.size + changed.length;
  const isImporting = (route: Route) => sourceFileOf(route).endsWith('.mdx');
  const ordered = besideTranslations(changed, config);
  const importing = ordered.filter(isImporting);
  const waiting = new Set(importing);
  const metas = () => Array.from(pages.values(), ({ meta }) => meta).filter((meta) => isShown(meta, config));
  const tellModules = once(() => onModules(modulesOf(metas())));
  const lookForModules = () => {
    if (pages.size < all && waiting.size === 0) tellModules();
  };
  const compileBatch = async (batch: Route[], notes: string) => {
    const done = await compileInTime(pool, { ...shared, routes: batch, notes }, config);
    for (const [index, page] of done.entries()) {
      const route = batch[index] as Route;
      onPage(route, page);
      waiting.delete(route);
    }
    onProgress(pages.size, all);
    lookForModules();
  };
  await whileWatched(config.cacheDir, (notes) => {
    const inOrder = [...importing, ...ordered.filter((route) => !isImporting(route))];
    const compiling = inTurn(inOrder, pool.options?.maxThreads ?? 1, (batch) => compileBatch(batch, notes));
    // Called when the threads have work.
    lookForModules();
    return compiling;
  });
}

/** Returns false for a draft, unless the site shows drafts. */
function isShown({ frontmatter }: PageMeta, { drafts }: Config): boolean {
  return drafts || !frontmatter.draft;
}

/** Returns the modules that pages import, as `Resolvers.module` writes them, sorted. */
export function modulesOf(metas: Iterable<PageMeta>): string[] {
  return [...new Set(Array.from(metas, ({ modules }) => modules).flat())].sort();
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
    return isFileSame && isFresh(deps, meta);
  } catch {
    // The page cannot be read. The compiler reports why.
    return false;
  }
}

/** Runs the hooks of plugins on a page. */
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

/** Sorts each page next to its translations. Their code is the same, so one worker highlights it once. */
function besideTranslations(routes: readonly Route[], { localeInfos }: Config): Route[] {
  const pages = new Map<string, Route[]>();
  for (const route of routes) {
    const name = withoutLocale(route.path, localeInfos);
    pages.set(name, [...(pages.get(name) ?? []), route]);
  }
  return [...pages.values()].flat();
}
