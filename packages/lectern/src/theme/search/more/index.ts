import { addOpened, addRecent } from '../../../client/search/later.ts';
import styles from './more.css?inline';

/**
 * Parts of the dialog other than hits. They are loaded when the first hits are on the screen, or while the query is
 * empty.
 */

export { createPlaceOf } from './place-of.ts';
export { SearchInstead } from './SearchInstead.tsx';
export { SearchKeys } from './SearchKeys.tsx';
export { SearchParts } from './SearchParts.tsx';

document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));

/** Records that a hit was followed after a query. */
export function noteOpened(text: string, link: string): void {
  addRecent(text);
  addOpened(text, link);
}
