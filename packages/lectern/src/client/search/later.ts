/** Entry point for code that the dialog needs later. A bundler puts the code behind one entry point into one file. */

export { readPages } from '../read-pages.ts';
export { addOpened } from './opened.ts';
export { inPart, partOf, type SitePart, sitePartsOf } from './parts.ts';
export { addRecent, readRecent, removeRecent } from './recent.ts';
