/** What other pages call a page, or a section of it, where they link to it. */
export interface Called {
  /** Anchor of the section; empty for the page. */
  id: string;
  text: string;
  /** How many pages say so. */
  pages: number;
}

/** Longer texts are sentences. */
const MAX_TEXT = 60;
/** What leads to so many places says only that there is a link: `here`, `the guide`. */
const MAX_TARGETS = 3;

/** True for the text of links that says what they lead to. */
export function isTelling(text: string, targets: number): boolean {
  return text.length > 1 && text.length <= MAX_TEXT && targets <= MAX_TARGETS && !text.includes('://');
}

/** What is written once and speaks of everything: it mentions what other pages explain. */
const NEWS = /(?:^|\/)(?:blog|news|changelog|changes|releases?|announcements?)(?:\/|$)/;
const NEWS_WEIGHT = 0.8;

/** What a page counts that says nothing of it itself. */
export function usualWeight(route: string): number {
  return NEWS.test(route) ? NEWS_WEIGHT : 1;
}
