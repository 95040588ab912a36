/** The door to what the dialog needs later: a bundler puts what is behind one door into one file. */

export { readPages } from '../read-pages.ts';
export { addOpened } from './opened.ts';
export { inPart, partOf, type SitePart, sitePartsOf } from './parts.ts';
export { addRecent, readRecent, removeRecent } from './recent.ts';
