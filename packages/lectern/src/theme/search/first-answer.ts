import type { SiteData } from '../../client/index.ts';
import { askSearch, preloadSearch, type SearchGroup, type SearchQuery } from '../../client/search/index.ts';
import { addSearchStyles } from './search-styles.ts';

/** How long the dialog waits for the answer to what was typed before it was there (ms). */
const PATIENCE = 120;

/** What the dialog begins with. */
export interface FirstAnswer {
  text: string;
  /** Null when they are not there yet. */
  groups: SearchGroup[] | null;
  /** The question that was asked; null when nothing was. */
  asked: Promise<SearchGroup[]> | null;
}

/**
 * Asks what was typed before the dialog is there. Drawing the dialog, answering and drawing it again takes a
 * slow machine a quarter longer than one drawing with the answer in it: that is worth a short wait.
 */
export async function firstAnswer(site: SiteData, query: SearchQuery): Promise<FirstAnswer> {
  // Both before the wait: the browser reads styles while the answer is on its way.
  preloadSearch(site, query.locale);
  addSearchStyles();
  const { text } = query;
  if (text.trim() === '') return { text, groups: null, asked: null };
  const asked = askSearch(site, query);
  const patience = new Promise<null>((done) => setTimeout(done, PATIENCE, null));
  // The dialog says what is wrong with a question that failed.
  const groups = await Promise.race([asked, patience]).catch(() => null);
  return { text, groups, asked };
}
