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

/** Time in ms that the dialog waits for the answer to text that was typed before it was loaded. */
const PATIENCE = 120;

/** Initial state of the dialog. */
export interface FirstAnswer {
  text: string;
  /** Null if they are not available yet. */
  groups: SearchGroup[] | null;
  /** False if `groups` contains only the titles of hits. */
  isWhole: boolean;
  /** The query in progress; null if nothing was asked. */
  asked: Promise<SearchGroup[]> | null;
  /** Set by the dialog, to receive titles that arrive after it is shown. */
  onTitles: SearchPreview | null;
}

/**
 * Runs the query that was typed before the dialog is shown. On a slow machine, drawing the dialog, answering and
 * drawing it again takes a quarter longer than drawing it once with the answer. That is worth a short wait.
 */
export async function firstAnswer(site: SiteData, query: SearchQuery): Promise<FirstAnswer> {
  preloadSearch(site, query.locale);
  const { text } = query;
  const first: FirstAnswer = { text, groups: null, isWhole: false, asked: null, onTitles: null };
  if (text.trim() === '') {
    addSearchStyles();
    return first;
  }
  // The query is sent first. The browser parses the styles while the answer is loading.
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
    // The dialog reports the error of a failed query.
    first.asked.then(
      (groups) => begin({ groups, isWhole: true }),
      () => begin({}),
    );
  });
}
