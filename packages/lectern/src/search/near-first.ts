import { pagesNear, type Runs } from './page-runs.ts';
import type { RankedPage } from './rank.ts';

/** What a page counts that is in the same part of the site as the reader. */
const NEAR = 1.04;

/**
 * Puts pages of the part of the site that the reader is in a little forward: they win where they answer about as well.
 *
 * @param route path of the page that the reader is on
 * @param folders as the entry of an index has them
 */
export function nearFirst(
  all: readonly RankedPage[],
  route: string,
  folders: Readonly<Runs>,
): readonly RankedPage[] {
  const isNear = pagesNear(route, folders);
  return all
    .map((ranked) => (isNear(ranked.page) ? { ...ranked, score: ranked.score * NEAR } : ranked))
    .sort((a, b) => b.score - a.score || a.page - b.page);
}
