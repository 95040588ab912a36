import { addOpened, addRecent } from '../../../client/search/later.ts';
import styles from './more.css?inline';

/** What the dialog has beside hits: it comes when the first of them are on the screen, or when none are asked for. */

export { createPlaceOf } from './place-of.ts';
export { SearchInstead } from './SearchInstead.tsx';
export { SearchKeys } from './SearchKeys.tsx';
export { SearchParts } from './SearchParts.tsx';

document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));

/** Notes that a hit was followed after a query. */
export function noteOpened(text: string, link: string): void {
  addRecent(text);
  addOpened(text, link);
}
