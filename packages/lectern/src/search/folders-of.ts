import { type Runs, runsOf } from './page-runs.ts';

/** Where the pages of an index are: by their first folder below what all have in common, such as a language. */
export function foldersOf(routes: readonly string[]): Runs {
  const paths = routes.map((route) => route.split('/').slice(1));
  const common = commonLength(paths);
  return runsOf(paths.map((path) => (path.length > common + 1 ? (path[common] ?? '') : '')));
}

/** How many folders all paths begin with. */
function commonLength(paths: readonly (readonly string[])[]): number {
  const [first = []] = paths;
  let length = 0;
  while (length < first.length - 1 && paths.every((path) => path[length] === first[length])) length++;
  return length;
}
