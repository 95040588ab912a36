import type { PageData, SiteData } from './types.ts';

/** `Quick Start | Rsbuild`; the site's title alone on pages without one of their own. */
export function documentTitle(page: PageData, site: SiteData): string {
  return page.title && page.title !== site.title ? `${page.title} | ${site.title}` : site.title;
}

/** BCP 47 tag of the language that a page's text is in: another one where it is not translated. */
export function articleTag(page: PageData, site: SiteData): string {
  const edition = page.original?.edition ?? page.edition;
  return site.locales.find((locale) => locale.edition === edition)?.tag ?? page.lang;
}

/** BCP 47 tag of a page's language, for `<html lang>`. */
export function pageTag(page: PageData, site: SiteData): string {
  return site.locales.find(({ edition }) => edition === page.edition)?.tag ?? page.lang;
}
