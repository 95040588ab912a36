/** Storage may be blocked or full, and then throws on every touch (SPEC B2). */
export function storage(key: string, value?: string): string | null {
  try {
    if (value === undefined) return localStorage.getItem(key);
    localStorage.setItem(key, value);
    return value;
  } catch {
    return null;
  }
}
