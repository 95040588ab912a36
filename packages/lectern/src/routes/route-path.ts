import type { LocaleInfo, Route } from '../shared/types.ts';

/** Extensions of Markdown files (SPEC 9). */
export const PAGE_FILE = /\.mdx?$/;

/**
 * Returns the route of a source file (SPEC 2.1, B6): `zh/guide/index.mdx` is `/zh/guide/`.
 *
 * @param filePath path relative to the docs folder, with `/`
 * @returns null for a file that is in no language's folder
 */
export function routeOf(filePath: string, locales: readonly LocaleInfo[]): Route | null {
  const locale = localeOfPath(filePath, locales);
  if (!locale) return null;
  const { folder, prefix, lang, version, edition } = locale;
  const inLocale = folder === '' ? `/${filePath}` : filePath.slice(folder.length);
  const path = prefix + inLocale.replace(PAGE_FILE, '').replace(/\/index$/, '/');
  return { path, lang, version, edition, filePath };
}

/** Returns the language of a file: that of the innermost folder, because one language may use the docs folder. */
export function localeOfPath(filePath: string, locales: readonly LocaleInfo[]): LocaleInfo | undefined {
  const [first, ...others] = locales.filter(({ folder }) => isBelow(filePath, folder));
  return others.reduce(
    (inner, other) => (other.folder.length > (inner?.folder.length ?? 0) ? other : inner),
    first,
  );
}

/** Checks whether a path is below a folder. Everything is below the docs folder, which is ''. */
export function isBelow(filePath: string, folder: string): boolean {
  return folder === '' || filePath.startsWith(`${folder}/`);
}
