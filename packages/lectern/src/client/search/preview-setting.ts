import { readList, writeList } from '../kept-list.ts';

/** Whether a reader wants the text of the chosen hit beside the list. Kept on the device only. */
const KEY = 'lectern-search-preview';

export function isPreviewOn(): boolean {
  return readList(KEY)[0] !== 'off';
}

export function keepPreview(isOn: boolean): void {
  writeList(KEY, isOn ? [] : ['off']);
}
