import type { SiteData } from '../../client/index.ts';
import { askSearch, preloadSearch, type SearchGroup, type SearchQuery } from '../../client/search/index.ts';
import { drawn } from './drawn.ts';
import { addSearchStyles } from './search-styles.ts';

/** How long the dialog waits for the answer to what was typed before it was there (ms). */
const PATIENCE = 120;

/** What the dialog begins with. */
export interface FirstAnswer {
  text: string;
  /** Null when they are not there yet. */
  groups: SearchGroup[] | null;
  /** False for the titles of hits alone. */
  isWhole: boolean;
  /** The question that was asked; null when nothing was. */
  asked: Promise<SearchGroup[]> | null;
}

/**
 * Asks what was typed before the dialog is there. Drawing the dialog, answering and drawing it again takes a
 * slow machine a quarter longer than one drawing with the answer in it: that is worth a short wait.
 */
export async function firstAnswer(site: SiteData, query: SearchQuery): Promise<FirstAnswer> {
  preloadSearch(site, query.locale);
  const { text } = query;
  if (text.trim() === '') {
    addSearchStyles();
    return { text, groups: null, isWhole: false, asked: null };
  }
  // The browser reads styles while the answer is on its way: that goes first.
  setTimeout(addSearchStyles);
  return new Promise((resolve) => {
    const begin = (groups: SearchGroup[] | null, isWhole: boolean) => {
      addSearchStyles();
      resolve({ text, groups, isWhole, asked });
    };
    const asked = askSearch(site, query, (titles) => {
      begin(titles, false);
      return drawn();
    });
    // The dialog says what is wrong with a question that failed.
    asked.then(
      (groups) => begin(groups, true),
      () => begin(null, false),
    );
    setTimeout(begin, PATIENCE, null, false);
  });
}
