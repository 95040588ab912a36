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

export interface CompileSettings {
  /** Gets the number of pages that are compiled, now or before, and of all pages: first when these have been found. */
  onProgress?: (done: number, total: number) => void;
  /**
   * Gets the modules that pages import when these are known, with other pages still to be compiled: only MDX has
   * imports. Plugins may add some; `modulesOf` of the site is what counts.
   */
  onModules?: (modules: string[]) => void;
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
  settings: CompileSettings = {},
): Promise<CompiledSite> {
  keepEngineId(config.cacheDir);
  // Beside the compiler: git takes as long as an edited page.
  const dates = settings.withDates && showsDates(config) ? gitDatesLater(config.docsDir) : new Map();
  const mistakes: Mistake[] = [];
  const table = await findRoutes(config, {
    tell: (error) => void mistakes.push(...mistakesOf(error, 'route')),
  });
  const compiling = compilePages(pool, table, config, settings);
  compiling.catch(() => {});
  // While threads compile.
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

/** Pages that are what they were in the last build are known; the others are compiled. */
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
  /** Those that are known so far. */
  pages: ReadonlyMap<Route, KnownPage>;
  /** Gets each page that has been compiled. */
  onPage(route: Route, page: KnownPage): void;
}

/** Compiles pages: first those that may import modules, which something else waits for. */
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
    // When threads have work.
    lookForModules();
    return compiling;
  });
}

/** False for a draft, unless the site has them. */
function isShown({ frontmatter }: PageMeta, { drafts }: Config): boolean {
  return drafts || !frontmatter.draft;
}

/** Modules that pages import, as `Resolvers.module` names them, sorted. */
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
