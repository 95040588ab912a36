/** Reads or writes a stored value. Storage may be blocked or full, and then every access throws (SPEC B2). */
export function storage(key: string, value?: string): string | null {
  try {
    if (value === undefined) return localStorage.getItem(key);
    localStorage.setItem(key, value);
    return value;
  } catch {
    return null;
  }
}
