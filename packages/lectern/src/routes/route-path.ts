import type { LocaleInfo, Route } from '../shared/types.ts';

/** Markdown files are recognised by these extensions (SPEC 9). */
export const PAGE_FILE = /\.mdx?$/;

/**
 * The route of a source file (SPEC 2.1, B6): `zh/guide/index.mdx` is `/zh/guide/`.
 *
 * @param filePath path relative to the docs folder, with `/`
 * @param hasLocaleFolders whether each language has a folder of its own
 * @returns null for a file that lies in no language's folder
 */
export function routeOf(
  filePath: string,
  locales: readonly LocaleInfo[],
  hasLocaleFolders: boolean,
): Route | null {
  const locale = hasLocaleFolders ? locales.find(({ lang }) => filePath.startsWith(`${lang}/`)) : locales[0];
  if (!locale) return null;
  const inLocale = hasLocaleFolders ? filePath.slice(locale.lang.length) : `/${filePath}`;
  const path = locale.prefix + inLocale.replace(PAGE_FILE, '').replace(/\/index$/, '/');
  return { path, lang: locale.lang, version: '', filePath };
}

/** The folder of a language relative to the docs folder: `zh`, or '' when the site has one language. */
export function localeFolder(locale: LocaleInfo, hasLocaleFolders: boolean): string {
  return hasLocaleFolders ? locale.lang : '';
}
