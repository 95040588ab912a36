import type { LocaleInfo } from './types.ts';
import { isExternal } from './url.ts';

/** The locale a path belongs to: the one whose prefix it starts with, else the default one (empty prefix). */
export function localeOf(path: string, locales: readonly LocaleInfo[]): LocaleInfo {
  const [found] = locales
    .filter(({ prefix }) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`)))
    // `/v1/zh` must be found before `/v1`.
    .sort((a, b) => b.prefix.length - a.prefix.length);
  const result = found ?? locales.find(({ prefix }) => prefix === '') ?? locales[0];
  if (!result) throw new Error('A site has at least one locale.');
  return result;
}

/** The path with its language prefix taken off: `/zh/guide/` becomes `/guide/`. */
export function withoutLocale(path: string, locales: readonly LocaleInfo[]): string {
  const { prefix } = localeOf(path, locales);
  return path.slice(prefix.length) || '/';
}

/** The same path in another language or version; the page there may not exist. */
export function swapLocale(path: string, to: LocaleInfo, locales: readonly LocaleInfo[]): string {
  return to.prefix + withoutLocale(path, locales);
}

/** Adds the language prefix to a site link that lacks it; everything else stays. */
export function localizeLink(link: string, prefix: string): string {
  if (prefix === '' || isExternal(link) || !link.startsWith('/')) return link;
  return link === prefix || link.startsWith(`${prefix}/`) ? link : prefix + link;
}
