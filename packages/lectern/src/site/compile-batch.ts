import { setImmediate as nextTurn } from 'node:timers/promises';
import { type WorkerConfig, workerPlugins } from '../config/for-workers.ts';
import { createPageCompiler, type PageCompiler } from '../pages/compile-page.ts';
import { useEngineId } from '../pages/engine-id.ts';
import { rememberedStates } from '../pages/freshness.ts';
import { type KnownPage, metaOf } from '../pages/known-pages.ts';
import { createResolvers, withKnownLinks } from '../pages/resolvers.ts';
import { sourceName } from '../pages/source-name.ts';
import type { Route } from '../shared/types.ts';
import { beginBatch, beginItem, type Progress } from './batch-progress.ts';
import { noteAtWork } from './crash-watch.ts';

export interface CompileTask {
  config: WorkerConfig;
  routes: Route[];
  progress: Progress;
  /** Folder for `noteAtWork`. */
  notes: string;
  /** See `engineId`. */
  engine: string;
}

/** A worker belongs to one build, so one compiler is enough. */
let compiler: PageCompiler | undefined;

/** Phase 1 of a build: compiles pages, writes them to the cache, and returns everything except their text. */
export async function compileBatch({
  config,
  routes,
  progress,
  notes,
  engine,
}: CompileTask): Promise<KnownPage[]> {
  beginBatch(progress);
  useEngineId(engine);
  compiler ??= createPageCompiler(
    config,
    await workerPlugins(config),
    withKnownLinks(createResolvers(config), config),
    rememberedStates(config),
  );
  const onRoute = (route: Route) => noteAtWork(notes, `${sourceName(route, config)}:1 (compiled)`);
  const pages = await compileWith(compiler, routes, progress, onRoute);
  noteAtWork(notes, '');
  return pages;
}

/**
 * Compiles pages with the given compiler.
 *
 * @param onRoute called before each page
 */
export async function compileWith(
  { entry }: PageCompiler,
  routes: readonly Route[],
  progress: Progress,
  onRoute: (route: Route) => void = () => {},
): Promise<KnownPage[]> {
  const pages: KnownPage[] = [];
  for (const route of routes) {
    beginItem(progress);
    onRoute(route);
    const started = performance.now();
    const { key, deps, page } = entry(route);
    pages.push({ key, deps, meta: metaOf(page), ms: performance.now() - started });
    // Native memory of collected trees is released only between turns of the event loop, and a waiting worker has none.
    await nextTurn();
  }
  return pages;
}
