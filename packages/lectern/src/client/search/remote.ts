import type { SearchSettings } from '../../shared/types.ts';
import type { SearchHit, SearchProvider } from './provider.ts';

type Ranges = Pick<SearchHit, 'highlightInfoList' | 'titleHighlights' | 'headerHighlights'>;

/** Default ranges, since a service may mark words in only some texts. */
const NO_RANGES: Ranges = { highlightInfoList: [], titleHighlights: [], headerHighlights: [] };

interface RemoteGroup {
  index: string;
  hits: (Omit<SearchHit, keyof Ranges> & Partial<Ranges>)[];
}

type RemoteSettings = Extract<SearchSettings, { mode: 'remote' }>;

/** Queries a service with the request of SPEC 7. A failure is logged and returns an empty list (SPEC B12). */
export function remoteProvider({ apiUrl, searchIndexes }: RemoteSettings): SearchProvider {
  return {
    async search({ text, locale, limit }) {
      const url = new URL(apiUrl, location.href);
      const query = {
        keyword: text,
        limit: String(limit),
        searchIndexes: searchIndexes.join(','),
        lang: locale.lang,
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      try {
        const answer = await fetch(url);
        if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
        const groups = (await answer.json()) as RemoteGroup[];
        return groups
          .filter(({ hits }) => hits.length > 0)
          .map(({ index, hits }) => ({ index, hits: hits.map((hit) => ({ ...NO_RANGES, ...hit })) }));
      } catch (error) {
        console.error(error);
        return [];
      }
    },
  };
}
