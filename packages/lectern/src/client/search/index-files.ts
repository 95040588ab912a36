import { search as hooks } from 'virtual:lectern/theme';
import { entryFile } from '../../search/format.ts';
import type { LocaleInfo, SiteData } from '../../shared/types.ts';

/** Entries that were asked for before the code that reads them had arrived, by URL. */
const early = new Map<string, Promise<unknown>>();
const asked = new Set<string>();

/**
 * Asks for the entry of an edition's index, which every query needs, while search itself is on its way: part
 * of the client that each page has. Failures show with the first query.
 */
export function fetchIndex({ base, theme }: SiteData, { edition }: LocaleInfo): void {
  if (hooks.provider || !theme.search || theme.search.mode !== 'local') return;
  const url = base + entryFile(edition);
  // While a site is being written, each opening may find another index.
  if (asked.has(url) && !import.meta.hot) return;
  asked.add(url);
  const entry = fetchFile(url);
  entry.catch(() => asked.delete(url));
  early.set(url, entry);
}

/** A file of the index, parsed. @throws when it cannot be had */
export function loadIndexFile(url: string): Promise<unknown> {
  const file = early.get(url) ?? fetchFile(url);
  // A second try is a new request.
  early.delete(url);
  return file;
}

async function fetchFile(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}
