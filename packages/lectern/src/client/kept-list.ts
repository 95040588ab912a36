/** Reads a stored list. It is empty if storage is blocked or contains foreign data (SPEC B2). */
export function readList(key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Storage key for the pages that were opened after a query (`search/opened.ts`). */
export const OPENED = 'lectern-search-opened';

/** Stores a list on the device, unless storage is blocked or full. */
export function writeList(key: string, list: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Without storage, nothing is remembered.
  }
}
