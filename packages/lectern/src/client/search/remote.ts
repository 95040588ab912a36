import type { SearchGroup, SearchProvider } from './provider.ts';

export interface RemoteSearch {
  apiUrl: string;
  /** Indexes asked for, comma-joined in the request (SPEC 7). */
  searchIndexes: string[];
}

/** Asks a service by the call of SPEC 7. A failure is logged and gives an empty list (SPEC B12). */
export function remoteProvider({ apiUrl, searchIndexes }: RemoteSearch): SearchProvider {
  return {
    async search({ text, lang, limit }) {
      const url = new URL(apiUrl, location.href);
      const query = { keyword: text, limit: String(limit), searchIndexes: searchIndexes.join(','), lang };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      try {
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
        return ((await answer.json()) as SearchGroup[]).filter(({ hits }) => hits.length > 0);
      } catch (error) {
        console.error(error);
        return [];
      }
    },
  };
}
