import { join, relative, sep } from 'node:path';
import type { Config } from '../config/load.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import type { Route } from '../shared/types.ts';
import { toPosix } from './paths.ts';

/** The folder of the pages, relative to the project. Large sites ask for each page, and `relative` takes its time. */
function docsFolder({ project, docsDir }: Config): string {
  return docsDir.startsWith(project + sep) ? docsDir.slice(project.length + 1) : relative(project, docsDir);
}

/** How messages name the source of a page: `docs/en/guide/start.md`. */
export function sourceName(route: Route, config: Config): string {
  const file = toPosix(join(docsFolder(config), sourceFileOf(route)));
  return route.plugin ? `${file} (plugin "${route.plugin}")` : file;
}
