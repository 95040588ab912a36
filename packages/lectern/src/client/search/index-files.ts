import { search as hooks } from 'virtual:lectern/theme';
import { entryFile, INDEX } from '../../search/format.ts';
import type { LocaleInfo, SiteData } from '../../shared/types.ts';

/** Files that were asked for before the code that reads them had arrived, by URL. */
const early = new Map<string, Promise<unknown>>();
const known = new Set<string>();

/**
 * Asks for what every query of an edition needs while search itself is on its way: part of the client that
 * each page has. Failures show with the first query.
 */
export function fetchIndex({ base, theme }: SiteData, { edition }: LocaleInfo): void {
  if (hooks.provider || !theme.search || theme.search.mode !== 'local') return;
  // While a site is being written, each opening may find another index.
  if (known.has(edition) && !import.meta.hot) return;
  known.add(edition);
  const ask = (file: string) => {
    const asked = fetchFile(base + file);
    early.set(base + file, asked);
    return asked;
  };
  ask(`${INDEX}.json`)
    .then((names) => ask(entryFile((names as Record<string, string>)[edition] as string)))
    .catch(() => known.delete(edition));
}

/** A file of the index, parsed. @throws when it cannot be had */
export function loadIndexFile(url: string): Promise<unknown> {
  const asked = early.get(url) ?? fetchFile(url);
  // A second try is a new request.
  early.delete(url);
  return asked;
}

async function fetchFile(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}
