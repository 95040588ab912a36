import { join, relative, sep } from 'node:path';
import type { Config } from '../config/load.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import type { Route } from '../shared/types.ts';
import { toPosix } from './paths.ts';

/** Returns the docs folder, relative to the project. Large sites need it for each page, and `relative` is slow. */
function docsFolder({ project, docsDir }: Config): string {
  return docsDir.startsWith(project + sep) ? docsDir.slice(project.length + 1) : relative(project, docsDir);
}

/** Returns the source of a page as messages show it: `docs/en/guide/start.md`. */
export function sourceName(route: Route, config: Config): string {
  const file = toPosix(join(docsFolder(config), sourceFileOf(route)));
  return route.plugin ? `${file} (plugin "${route.plugin}")` : file;
}
