/** What is kept on the device; empty where storage is blocked, or holds what others wrote there (SPEC B2). */
export function readList(key: string): unknown[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Pages that were opened after a query (`search/opened.ts`). */
export const OPENED = 'lectern-search-opened';

/** Keeps a list on the device, unless storage is blocked or full. */
export function writeList(key: string, list: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // There is no memory then.
  }
}
