/**
 * Entry point `lectern/search`: the search of a built site, and the functions that a custom search needs
 * (`examples/remote-search`).
 */

import './with-all-scripts.ts';

export { excerpt, findRanges, type Range } from './highlight.ts';
export { parseQuery } from './parse-query.ts';
export { openSearch, type Search, type SearchHit, type SearchOptions } from './search.ts';
export { type Section, shownSections, splitSections } from './sections.ts';
