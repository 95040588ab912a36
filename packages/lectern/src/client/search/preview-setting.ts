import { readList, writeList } from '../kept-list.ts';

/** Storage key for whether the reader wants a preview of the chosen hit next to the list. Stored only on the device. */
const KEY = 'lectern-search-preview';

export function isPreviewOn(): boolean {
  return !readList(KEY).includes('off');
}

/** Does nothing if the browser does not allow storage. */
export function keepPreview(isOn: boolean): void {
  writeList(KEY, [isOn ? 'on' : 'off']);
}
