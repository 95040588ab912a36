import { search as hooks } from 'virtual:lectern/theme';
import { entryFile, type IndexNames, NAMES_FILE } from '../../search/format.ts';
import type { LocaleInfo, SiteData } from '../../shared/types.ts';

/** Files that were requested before the code that reads them was loaded, by URL. */
const early = new Map<string, Promise<unknown>>();
/** Editions whose entries were requested. */
const asked = new Set<string>();

/**
 * Requests the entry file of an edition's search index while the search code is still loading, because every query
 * needs this file. This function is part of the client code that every page loads. If the request fails, the first
 * query reports the error.
 */
export function fetchIndex({ base, theme }: SiteData, { edition }: LocaleInfo): void {
  if (hooks.provider || !theme.search || theme.search.mode !== 'local') return;
  // In development, the index may have changed each time the dialog opens.
  if (asked.has(edition) && !import.meta.hot) return;
  asked.add(edition);
  fetchEarly(base + NAMES_FILE)
    .then((names) => fetchEarly(base + entryFile((names as IndexNames)[edition] ?? '')))
    .catch(() => asked.delete(edition));
}

function fetchEarly(url: string): Promise<unknown> {
  const file = fetchFile(url);
  early.set(url, file);
  return file;
}

/** Returns a parsed file of the index. @throws if it cannot be loaded */
export function loadIndexFile(url: string): Promise<unknown> {
  const file = early.get(url) ?? fetchFile(url);
  // A retry sends a new request.
  early.delete(url);
  return file;
}

async function fetchFile(url: string): Promise<unknown> {
  // A site that was published again has other file names, so this file is always revalidated, even if the host allows
  // caching.
  const answer = await fetch(url, { cache: url.endsWith(`/${NAMES_FILE}`) ? 'no-cache' : 'default' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}
