import type { LocaleInfo, PageData, SiteData } from './types.ts';

/** `Quick Start | Rsbuild`; the site's title alone on pages without one of their own. */
export function documentTitle(page: PageData, site: SiteData): string {
  return page.title && page.title !== site.title ? `${page.title} | ${site.title}` : site.title;
}

/** BCP 47 tag of the language that a page's text is in: another one where it is not translated. */
export function articleTag(page: PageData, site: SiteData): string {
  return localeOfEdition(page.original?.edition ?? page.edition, site)?.tag ?? page.lang;
}

/** BCP 47 tag of a page's language, for `<html lang>`. */
export function pageTag(page: PageData, site: SiteData): string {
  return localeOfEdition(page.edition, site)?.tag ?? page.lang;
}

/** Direction of a page's language, for `<html dir>`; undefined for left to right, the default of HTML. */
export function pageDirection(page: PageData, site: SiteData): 'rtl' | undefined {
  return localeOfEdition(page.edition, site)?.dir;
}

/** Direction of a page's text where it is not that of the page. */
export function articleDirection(page: PageData, site: SiteData): 'ltr' | 'rtl' | undefined {
  const text = page.original && (localeOfEdition(page.original.edition, site)?.dir ?? 'ltr');
  return text === (pageDirection(page, site) ?? 'ltr') ? undefined : text;
}

function localeOfEdition(edition: string, { locales }: SiteData): LocaleInfo | undefined {
  return locales.find((locale) => locale.edition === edition);
}
