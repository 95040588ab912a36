import type { SiteData } from '../client/index.ts';

/** Returns the route path of the home page in the current language and version. */
export function homePath({ locales, edition }: SiteData): string {
  return `${locales.find((locale) => locale.edition === edition)?.prefix ?? ''}/`;
}
