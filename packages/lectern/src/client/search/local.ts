import { openSearch, type Search } from '../../search/search.ts';
import type { SearchProvider } from './provider.ts';

/**
 * Answers from the site's own index files.
 *
 * @param base path of the site, with slashes at both ends
 * @param nameOf name of the group of a language
 */
export function localProvider(base: string, nameOf: (lang: string) => string): SearchProvider {
  const searches = new Map<string, Search>();
  const searchOf = (lang: string): Search => {
    const known = searches.get(lang) ?? openSearch({ lang, load: (file) => loadFile(base + file) });
    searches.set(lang, known);
    return known;
  };
  return {
    preload: (lang) => searchOf(lang).preload(),
    async search({ text, lang, limit }) {
      const hits = await searchOf(lang).query(text, { limit });
      return hits.length === 0 ? [] : [{ index: nameOf(lang), hits }];
    },
    suggest: ({ text, lang }) => searchOf(lang).suggest(text),
  };
}

async function loadFile(url: string): Promise<unknown> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}
