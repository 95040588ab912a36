import { openSearch, type Search } from '../../search/search.ts';
import type { LocaleInfo } from '../../shared/types.ts';
import { loadIndexFile } from './index-files.ts';
import type { SearchHit, SearchProvider } from './provider.ts';

/**
 * Answers from the site's own index files.
 *
 * @param base path of the site, with slashes at both ends
 */
export function localProvider(base: string): SearchProvider {
  const searches = new Map<string, Search>();
  const searchOf = ({ edition }: LocaleInfo): Search => {
    const known =
      searches.get(edition) ?? openSearch({ lang: edition, load: (file) => loadIndexFile(base + file) });
    searches.set(edition, known);
    return known;
  };
  return {
    preload(locale) {
      // Pages may have been edited since the last query.
      if (import.meta.hot) searches.clear();
      searchOf(locale).preload();
    },
    prepare({ text, locale, limit, near = '' }) {
      searchOf(locale)
        .query(text, { limit, near })
        .catch(() => {});
    },
    async search({ text, locale, limit, near = '' }, preview) {
      const inGroup = (hits: SearchHit[]) => (hits.length === 0 ? [] : [{ index: locale.label, hits }]);
      const options = {
        limit,
        near,
        ...(preview && { preview: (hits: SearchHit[]) => preview(inGroup(hits)) }),
      };
      return inGroup(await searchOf(locale).query(text, options));
    },
    suggest: ({ text, locale }) => searchOf(locale).suggest(text),
  };
}
