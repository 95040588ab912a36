import { setImmediate as nextTurn } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import type { Config } from '../config/load.ts';
import { createPageCompiler, type PageMeta } from '../pages/compile-page.ts';
import type { Route } from '../shared/types.ts';
import { attempt, type Outcome } from './outcome.ts';

// Tinypool hands `[its own, ours]`; one worker serves one build.
const { config } = (workerData as [unknown, { config: Config }])[1];
const compiler = createPageCompiler(config);

/** Phase 1 of a build: compiles pages, keeps them on disk, and answers with all of them but their text. */
export async function compileBatch(routes: Route[]): Promise<Outcome<PageMeta>[]> {
  const outcomes: Outcome<PageMeta>[] = [];
  for (const route of routes) {
    outcomes.push(attempt(() => metaOf(route)));
    // Native memory of collected trees is given back between turns only, and a waiting worker takes none.
    await nextTurn();
  }
  return outcomes;
}

function metaOf(route: Route): PageMeta {
  const { html: _html, code: _code, format: _format, ...meta } = compiler.get(route);
  return meta;
}
