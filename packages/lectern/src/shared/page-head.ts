import type { PageData, SiteData } from './types.ts';

/** `Quick Start | Rsbuild`; the site's title alone on pages without one of their own. */
export function documentTitle(page: PageData, site: SiteData): string {
  return page.title && page.title !== site.title ? `${page.title} | ${site.title}` : site.title;
}

/** BCP 47 tag of a page's language, for `<html lang>`. */
export function pageTag(page: PageData, site: SiteData): string {
  return site.locales.find(({ edition }) => edition === page.edition)?.tag ?? page.lang;
}
