import type { SiteData } from '../client/index.ts';

/** Route path of the home page of the site's present language. */
export function homePath({ locales, lang }: SiteData): string {
  return `${locales.find((locale) => locale.lang === lang)?.prefix ?? ''}/`;
}
