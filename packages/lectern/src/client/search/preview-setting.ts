/** Storage key for whether the reader wants a preview of the chosen hit next to the list. Stored only on the device. */
const KEY = 'lectern-search-preview';

// Not a kept list (`kept-list.ts`): the dialog would fetch that file before its first answer.

export function isPreviewOn(): boolean {
  try {
    // Earlier versions stored a list.
    return !localStorage.getItem(KEY)?.includes('off');
  } catch {
    return true;
  }
}

/** Does nothing if the browser does not allow storage. */
export function keepPreview(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off');
  } catch {}
}
