import type { LocaleInfo } from './types.ts';
import { isExternal } from './url.ts';

/**
 * Returns the locale of a path: the one whose prefix the path starts with, or else the default locale, whose prefix is
 * empty.
 */
export function localeOf(path: string, locales: readonly LocaleInfo[]): LocaleInfo {
  const [found] = locales
    .filter(({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)))
    // `/v1/zh` must be found before `/v1`.
    .sort((a, b) => b.prefix.length - a.prefix.length);
  const result = found ?? locales.find(({ prefix }) => prefix === '') ?? locales[0];
  if (!result) throw new Error('A site has at least one locale.');
  return result;
}

/** Removes the prefix of the language and version from a path: `/zh/guide/` becomes `/guide/`. */
export function withoutLocale(path: string, locales: readonly LocaleInfo[]): string {
  const { prefix } = localeOf(path, locales);
  return path.slice(prefix.length) || '/';
}

/** Returns the same path in another language or version. A page with that path may not exist. */
export function swapLocale(path: string, to: LocaleInfo, locales: readonly LocaleInfo[]): string {
  return to.prefix + withoutLocale(path, locales);
}

/** Adds the language prefix to a link within the site that does not have it. Other links are returned unchanged. */
export function localizeLink(link: string, prefix: string): string {
  if (prefix === '' || isExternal(link) || !link.startsWith('/')) return link;
  return link === prefix || link.startsWith(`${prefix}/`) ? link : prefix + link;
}
