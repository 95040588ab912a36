import { readList, writeList } from '../kept-list.ts';
import { removeOpened } from './opened.ts';

/** A search that led somewhere. */
const KEY = 'lectern-recent-searches';
const KEPT = 6;

/** Recent searches, newest first. Blocked storage means that there are none (SPEC B2). */
export function readRecent(): string[] {
  return readList(KEY)
    .filter((item) => typeof item === 'string')
    .slice(0, KEPT);
}

export function addRecent(text: string): void {
  const query = text.trim();
  if (query) writeList(KEY, [query, ...readRecent().filter((other) => other !== query)].slice(0, KEPT));
}

/** Forgets a search, and what was opened after it. */
export function removeRecent(text: string): void {
  removeOpened(text);
  writeList(
    KEY,
    readRecent().filter((other) => other !== text),
  );
}
