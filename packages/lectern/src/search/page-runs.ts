/** Texts that consecutive pages share, each with the number of these pages. */
export type Runs = [text: string, pages: number][];

/** Converts the texts of pages, in page order, to runs. */
export function runsOf(texts: readonly string[]): Runs {
  const runs: Runs = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.[0] === text) last[1]++;
    else runs.push([text, 1]);
  }
  return runs;
}

/** Returns the text of a page by its number. */
export function textAt(runs: Readonly<Runs>, page: number): string {
  let end = 0;
  for (const [text, count] of runs) {
    end += count;
    if (page < end) return text;
  }
  return '';
}

/**
 * Returns a function that checks whether a page is in the same part of the site as a route path. It returns false for
 * all pages if the path is in no part.
 */
export function pagesNear(route: string, folders: Readonly<Runs>): (page: number) => boolean {
  const own = route.split('/').find((name) => name && folders.some(([folder]) => folder === name));
  return (page) => own !== undefined && textAt(folders, page) === own;
}
