import { readList, writeList } from '../kept-list.ts';
import { removeOpened } from './opened.ts';

/** Storage key for searches that led to a page. */
const KEY = 'lectern-recent-searches';
const KEPT = 6;

/** Returns recent searches, newest first. If storage is blocked, there are none (SPEC B2). */
export function readRecent(): string[] {
  return readList(KEY)
    .filter((item) => typeof item === 'string')
    .slice(0, KEPT);
}

export function addRecent(text: string): void {
  const query = text.trim();
  if (query) writeList(KEY, [query, ...readRecent().filter((other) => other !== query)].slice(0, KEPT));
}

/** Removes a search and the pages that were opened after it. */
export function removeRecent(text: string): void {
  removeOpened(text);
  writeList(
    KEY,
    readRecent().filter((other) => other !== text),
  );
}
