import type { SiteData } from '../../client/index.ts';
import { askSearch, preloadSearch, type SearchQuery } from '../../client/search/index.ts';
import { IDLE, type SearchState } from './use-search.ts';

/** How long the dialog waits for the answer to what was typed before it was there (ms). */
const PATIENCE = 80;

/**
 * What the dialog shows first. Drawing it twice, and the query in between, takes half as long again on a slow
 * machine as one drawing with the answer in it: that is worth a short wait where something has been asked.
 */
export function firstAnswer(site: SiteData, query: SearchQuery): Promise<SearchState> {
  preloadSearch(site, query.locale);
  const { text } = query;
  if (text.trim() === '') return Promise.resolve(IDLE);
  const unknown = { ...IDLE, text };
  const answer = askSearch(site, query).then(
    (groups): SearchState => ({ text, groups, status: 'ready', isLoading: false }),
    // The dialog asks again, and says what is wrong.
    () => unknown,
  );
  return Promise.race([answer, new Promise<SearchState>((done) => setTimeout(done, PATIENCE, unknown))]);
}
