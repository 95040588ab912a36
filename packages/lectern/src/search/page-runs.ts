/** What neighbouring pages have in common, with the number of pages in a row. */
export type Runs = [text: string, pages: number][];

/** Texts of pages, in their order, as runs. */
export function runsOf(texts: readonly string[]): Runs {
  const runs: Runs = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.[0] === text) last[1]++;
    else runs.push([text, 1]);
  }
  return runs;
}

/** The text of a page, by its number. */
export function textAt(runs: Readonly<Runs>, page: number): string {
  let end = 0;
  for (const [text, count] of runs) {
    end += count;
    if (page < end) return text;
  }
  return '';
}

/** Tells pages of the part of the site that a route path is in; none where it is in no part. */
export function pagesNear(route: string, folders: Readonly<Runs>): (page: number) => boolean {
  const own = route.split('/').find((name) => name && folders.some(([folder]) => folder === name));
  return (page) => own !== undefined && textAt(folders, page) === own;
}
