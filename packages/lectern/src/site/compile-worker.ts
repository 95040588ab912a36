import { setImmediate as nextTurn } from 'node:timers/promises';
import { type WorkerConfig, workerPlugins } from '../config/for-workers.ts';
import { createPageCompiler, type PageCompiler } from '../pages/compile-page.ts';
import { type KnownPage, metaOf } from '../pages/known-pages.ts';
import type { Route } from '../shared/types.ts';
import { beginBatch, beginItem, type Progress } from './batch-progress.ts';

export interface CompileTask {
  config: WorkerConfig;
  routes: Route[];
  progress: Progress;
}

/** One worker serves one build. */
let compiler: PageCompiler | undefined;

/** Phase 1 of a build: compiles pages, keeps them on disk, and answers with all of them but their text. */
export async function compileBatch({ config, routes, progress }: CompileTask): Promise<KnownPage[]> {
  beginBatch(progress);
  compiler ??= createPageCompiler(config, await workerPlugins(config));
  return compileWith(compiler, routes, progress);
}

/** The same with a compiler of the caller's. */
export async function compileWith(
  { entry }: PageCompiler,
  routes: readonly Route[],
  progress: Progress,
): Promise<KnownPage[]> {
  const pages: KnownPage[] = [];
  for (const route of routes) {
    beginItem(progress);
    const started = performance.now();
    const { key, deps, page } = entry(route);
    pages.push({ key, deps, meta: metaOf(page), ms: performance.now() - started });
    // Native memory of collected trees is given back between turns only, and a waiting worker takes none.
    await nextTurn();
  }
  return pages;
}
