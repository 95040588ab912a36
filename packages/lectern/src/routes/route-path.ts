import type { LocaleInfo, Route } from '../shared/types.ts';

/** Markdown files are recognized by these extensions (SPEC 9). */
export const PAGE_FILE = /\.mdx?$/;

/**
 * The route of a source file (SPEC 2.1, B6): `zh/guide/index.mdx` is `/zh/guide/`.
 *
 * @param filePath path relative to the docs folder, with `/`
 * @returns null for a file that lies in the folder of no language
 */
export function routeOf(filePath: string, locales: readonly LocaleInfo[]): Route | null {
  const locale = localeOfPath(filePath, locales);
  if (!locale) return null;
  const { folder, prefix, lang, version, edition } = locale;
  const inLocale = folder === '' ? `/${filePath}` : filePath.slice(folder.length);
  const path = prefix + inLocale.replace(PAGE_FILE, '').replace(/\/index$/, '/');
  return { path, lang, version, edition, filePath };
}

/** The language that a file belongs to: that of the innermost folder, since one may have the docs folder itself. */
export function localeOfPath(filePath: string, locales: readonly LocaleInfo[]): LocaleInfo | undefined {
  const [first, ...others] = locales.filter(({ folder }) => isBelow(filePath, folder));
  return others.reduce(
    (inner, other) => (other.folder.length > (inner?.folder.length ?? 0) ? other : inner),
    first,
  );
}

/** True for a path below a folder; everything is below the docs folder, which is ''. */
export function isBelow(filePath: string, folder: string): boolean {
  return folder === '' || filePath.startsWith(`${folder}/`);
}
