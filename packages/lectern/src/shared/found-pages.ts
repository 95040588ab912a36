/** A text that other pages use to link to a page or to one of its sections. */
export interface Called {
  /** Anchor of the section; empty for the page itself. */
  id: string;
  text: string;
  /** Number of pages that use the text. */
  pages: number;
}

/** Maximum length of a link text. Longer texts are sentences. */
const MAX_TEXT = 60;
/** Maximum number of targets of a link text. A text with more of them says nothing about any: `here`, `the guide`. */
const MAX_TARGETS = 3;

/** Checks whether the text of links describes their target. */
export function isTelling(text: string, targets: number): boolean {
  return text.length > 1 && text.length <= MAX_TEXT && targets <= MAX_TARGETS && !text.includes('://');
}

/** Paths of news. Such pages are written once, and mention things that other pages explain. */
const NEWS = /(?:^|\/)(?:blog|news|changelog|changes|releases?|announcements?)(?:\/|$)/;
const NEWS_WEIGHT = 0.8;

/** Returns the default weight of a page in search. */
export function usualWeight(route: string): number {
  return NEWS.test(route) ? NEWS_WEIGHT : 1;
}
