import type { SiteData } from '../../client/index.ts';
import {
  askSearch,
  preloadSearch,
  type SearchGroup,
  type SearchPreview,
  type SearchQuery,
} from '../../client/search/index.ts';
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
  /** Set by who shows titles that come after the dialog. */
  onTitles: SearchPreview | null;
}

/**
 * Asks what was typed before the dialog is there. Drawing the dialog, answering and drawing it again takes a
 * slow machine a quarter longer than one drawing with the answer in it: that is worth a short wait.
 */
export async function firstAnswer(site: SiteData, query: SearchQuery): Promise<FirstAnswer> {
  preloadSearch(site, query.locale);
  const { text } = query;
  const first: FirstAnswer = { text, groups: null, isWhole: false, asked: null, onTitles: null };
  if (text.trim() === '') {
    addSearchStyles();
    return first;
  }
  // The browser reads styles while the answer is on its way: that goes first.
  setTimeout(addSearchStyles);
  return new Promise((resolve) => {
    let hasBegun = false;
    const begin = (change: Partial<FirstAnswer>) => {
      if (hasBegun) return;
      hasBegun = true;
      addSearchStyles();
      resolve(Object.assign(first, change));
    };
    setTimeout(begin, PATIENCE, {});
    first.asked = askSearch(site, query, (titles) => {
      if (first.onTitles) return first.onTitles(titles);
      begin({ groups: titles });
      return drawn();
    });
    // The dialog says what is wrong with a question that failed.
    first.asked.then(
      (groups) => begin({ groups, isWhole: true }),
      () => begin({}),
    );
  });
}
