/** The theme's entry point into search. It is separate, so that a page does not load the code behind it. */

export { loadMarks, markAfterNavigation } from './load-marks.ts';
export { isPreviewOn, keepPreview } from './preview-setting.ts';
export type {
  SearchGroup,
  SearchHit,
  SearchHooks,
  SearchPreview,
  SearchProvider,
  SearchQuery,
} from './provider.ts';
export { askSearch, preloadSearch, prepareSearch, suggestSearch } from './site-search.ts';
