import { pagesNear, type Runs } from './page-runs.ts';
import type { RankedPage } from './rank.ts';

/** Factor for a page in the same part of the site as the reader. */
const NEAR = 1.04;

/**
 * Moves pages up a little if they are in the same part of the site as the reader. They win if they answer about as
 * well.
 *
 * @param route path of the page that the reader is on
 * @param folders `folders` of the index entry
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
