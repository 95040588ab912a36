import { type Runs, runsOf } from './page-runs.ts';

/**
 * Returns the folder of each page of an index: the first folder below the path that all pages share, such as a
 * language.
 */
export function foldersOf(routes: readonly string[]): Runs {
  const paths = routes.map((route) => route.split('/').slice(1));
  const common = commonLength(paths);
  return runsOf(paths.map((path) => (path.length > common + 1 ? (path[common] ?? '') : '')));
}

/** Returns the number of leading folders that all paths share. */
function commonLength(paths: readonly (readonly string[])[]): number {
  const [first = []] = paths;
  let length = 0;
  while (length < first.length - 1 && paths.every((path) => path[length] === first[length])) length++;
  return length;
}
