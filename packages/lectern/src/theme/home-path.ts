import type { SiteData } from '../client/index.ts';

/** Route path of the home page of the site's present language and version. */
export function homePath({ locales, edition }: SiteData): string {
  return `${locales.find((locale) => locale.edition === edition)?.prefix ?? ''}/`;
}
