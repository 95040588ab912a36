import type { LocaleInfo, PageData, SiteData } from './types.ts';

/** Returns `Quick Start | Rsbuild`, or the site's title alone for a page without its own title. */
export function documentTitle(page: PageData, site: SiteData): string {
  return page.title && page.title !== site.title ? `${page.title} | ${site.title}` : site.title;
}

/** Returns the BCP 47 tag of a page's text. It is not that of the page if the text is not translated. */
export function articleTag(page: PageData, site: SiteData): string {
  return localeOfEdition(page.original?.edition ?? page.edition, site)?.tag ?? page.lang;
}

/** Returns the BCP 47 tag of a page's language, for `<html lang>`. */
export function pageTag(page: PageData, site: SiteData): string {
  return localeOfEdition(page.edition, site)?.tag ?? page.lang;
}

/** Returns the direction of a page's language, for `<html dir>`; undefined for left to right, the default of HTML. */
export function pageDirection(page: PageData, site: SiteData): 'rtl' | undefined {
  return localeOfEdition(page.edition, site)?.dir;
}

/** Returns the direction of a page's text if it differs from that of the page. */
export function articleDirection(page: PageData, site: SiteData): 'ltr' | 'rtl' | undefined {
  const text = page.original && (localeOfEdition(page.original.edition, site)?.dir ?? 'ltr');
  return text === (pageDirection(page, site) ?? 'ltr') ? undefined : text;
}

function localeOfEdition(edition: string, { locales }: SiteData): LocaleInfo | undefined {
  return locales.find((locale) => locale.edition === edition);
}
