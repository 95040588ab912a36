import { join, relative } from 'node:path';
import type { Config } from '../config/load.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import type { Route } from '../shared/types.ts';
import { toPosix } from './paths.ts';

/** How messages name the source of a page: `docs/en/guide/start.md`. */
export function sourceName(route: Route, { project, docsDir }: Config): string {
  const file = toPosix(relative(project, join(docsDir, sourceFileOf(route))));
  return route.plugin ? `${file} (plugin "${route.plugin}")` : file;
}
