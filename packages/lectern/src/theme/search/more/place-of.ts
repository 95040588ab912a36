import { type SiteData, withoutLocale } from '../../../client/index.ts';
import type { SearchHit } from '../../../client/search/index.ts';
import { type SitePart, sitePartsOf } from '../../../client/search/later.ts';

/** Returns a function for the location of a hit, such as `Config › Server`, from the top navigation and the sidebar. */
export function createPlaceOf(site: SiteData): (hit: SearchHit) => string {
  const parts = new Map(sitePartsOf(site).map(({ name, text }: SitePart) => [name, text]));
  return ({ link, place }) => {
    const [, folder = ''] = withoutLocale(link, site.locales).split('/');
    const names = [parts.get(folder), place].filter(Boolean);
    return [...new Set(names)].join(' › ');
  };
}
