import { removeOpened } from './opened.ts';

/** A search that led somewhere. */
const KEY = 'lectern-recent-searches';
const KEPT = 6;

/** Recent searches, newest first. Blocked storage means that there are none (SPEC B2). */
export function readRecent(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string').slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function addRecent(text: string): void {
  const query = text.trim();
  if (query) write([query, ...readRecent().filter((other) => other !== query)].slice(0, KEPT));
}

/** Forgets a search, and what was opened after it. */
export function removeRecent(text: string): void {
  removeOpened(text);
  write(readRecent().filter((other) => other !== text));
}

function write(list: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Blocked or full: there is no history then.
  }
}
