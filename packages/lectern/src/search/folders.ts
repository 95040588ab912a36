/** Where the pages of an index are: by their first folder below what all have in common, such as a language. */
export function foldersOf(routes: readonly string[]): [name: string, pages: number][] {
  const paths = routes.map((route) => route.split('/').slice(1));
  const common = commonLength(paths);
  const runs: [name: string, pages: number][] = [];
  for (const path of paths) {
    const name = path.length > common + 1 ? (path[common] ?? '') : '';
    const last = runs.at(-1);
    if (last?.[0] === name) last[1]++;
    else runs.push([name, 1]);
  }
  return runs;
}

/** How many folders all paths begin with. */
function commonLength(paths: readonly (readonly string[])[]): number {
  const [first = []] = paths;
  let length = 0;
  while (length < first.length - 1 && paths.every((path) => path[length] === first[length])) length++;
  return length;
}

/** A query in one part of the site. */
export interface InFolder {
  /** Numbers of its pages. */
  pages: ReadonlySet<number>;
  /** The query without the name of the part. */
  text: string;
}

const FILTER = /^\s*([\p{L}\d-]{2,}):\s*(.*)$/su;

/**
 * Reads `config: port`: the name of a part of the site, or its beginning, with a colon.
 *
 * @param folders as the entry of an index has them
 * @returns null for a query of the whole site, such as `node: protocol` where no part is called so
 */
export function readFilter(text: string, folders: readonly (readonly [string, number])[]): InFolder | null {
  const [, name = '', rest = ''] = FILTER.exec(text) ?? [];
  if (name === '') return null;
  const wanted = name.toLowerCase();
  const pages = new Set<number>();
  let page = 0;
  for (const [folder, count] of folders) {
    const isIn = folder.toLowerCase().startsWith(wanted);
    for (let at = 0; at < count; at++, page++) if (isIn) pages.add(page);
  }
  return pages.size > 0 ? { pages, text: rest } : null;
}
