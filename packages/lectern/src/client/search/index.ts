/** The theme's door to search: a separate one, so that nothing behind it is loaded with a page. */

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
