import { useEffect, useState } from 'react';
import type { LocaleInfo, SiteData } from '../../../client/index.ts';
import { suggestSearch } from '../../../client/search/index.ts';

/** Returns a query that has answers, for one that has none; null while there is no similar one. */
export function useSuggestion(site: SiteData, text: string, locale: LocaleInfo): string | null {
  const [suggestion, setSuggestion] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setSuggestion(null);
    suggestSearch(site, { text, locale, limit: 1 }).then((found) => isCurrent && setSuggestion(found));
    return () => {
      isCurrent = false;
    };
  }, [site, text, locale]);
  return suggestion;
}
