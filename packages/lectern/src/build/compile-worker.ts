import { setImmediate as nextTurn } from 'node:timers/promises';
import { type WorkerConfig, workerPlugins } from '../config/load.ts';
import type { CompiledPage } from '../markdown/types.ts';
import { createPageCompiler, type PageCompiler, type PageMeta } from '../pages/compile-page.ts';
import type { Route } from '../shared/types.ts';
import { attempt, type Outcome } from './outcome.ts';

export interface CompileTask {
  config: WorkerConfig;
  routes: Route[];
}

/** One worker serves one build. */
let compiler: PageCompiler | undefined;

/** Phase 1 of a build: compiles pages, keeps them on disk, and answers with all of them but their text. */
export async function compileBatch({ config, routes }: CompileTask): Promise<Outcome<PageMeta>[]> {
  compiler ??= createPageCompiler(config, await workerPlugins(config));
  const { get } = compiler;
  const outcomes: Outcome<PageMeta>[] = [];
  for (const route of routes) {
    outcomes.push(attempt(() => metaOf(get(route))));
    // Native memory of collected trees is given back between turns only, and a waiting worker takes none.
    await nextTurn();
  }
  return outcomes;
}

function metaOf({ html: _html, code: _code, format: _format, ...meta }: CompiledPage): PageMeta {
  return meta;
}
