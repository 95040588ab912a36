/** The theme's door to search: a separate one, so that nothing behind it is loaded with a page. */

export { readPages } from '../read-pages.ts';
export { loadMarks, markAfterNavigation } from './load-marks.ts';
export { addOpened } from './opened.ts';
export { inPart, partOf, type SitePart, sitePartsOf } from './parts.ts';
export { isPreviewOn, keepPreview } from './preview-setting.ts';
export type {
  SearchGroup,
  SearchHit,
  SearchHooks,
  SearchPreview,
  SearchProvider,
  SearchQuery,
} from './provider.ts';
export { addRecent, readRecent, removeRecent } from './recent.ts';
export { askSearch, preloadSearch, prepareSearch, suggestSearch } from './site-search.ts';
