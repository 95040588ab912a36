import { swapLocale } from '../shared/locale.ts';
import type { LocaleInfo, Route } from '../shared/types.ts';

/**
 * Returns routes for pages that a language lacks. Each shows the text of the first language that has it, starting with
 * the default one. So every address that exists in one language exists in all languages of its version.
 *
 * @param routes routes that have their own file
 */
export function fallbackRoutes(routes: readonly Route[], locales: readonly LocaleInfo[]): Route[] {
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const found = new Map<string, Route>();
  for (const from of locales) {
    for (const route of routes.filter(({ edition }) => edition === from.edition)) {
      for (const to of locales) {
        if (to.version !== from.version || to.edition === from.edition) continue;
        const path = swapLocale(route.path, to, locales);
        if (!byPath.has(path) && !found.has(path)) found.set(path, fallback(route, path, from, to));
      }
    }
  }
  return [...found.values()];
}

function fallback(
  { filePath, path: original, plugin }: Route,
  path: string,
  from: LocaleInfo,
  to: LocaleInfo,
): Route {
  const { lang, version, edition } = to;
  const inLocale = from.folder === '' ? `/${filePath}` : filePath.slice(from.folder.length);
  // Path that its own file would have. Sidebars and folders treat it like any other page.
  const own = `${to.folder}${inLocale}`.replace(/^\//, '');
  return {
    path,
    lang,
    version,
    edition,
    filePath: own,
    source: { filePath, path: original, edition: from.edition },
    ...(plugin && { plugin }),
  };
}

/** Returns the source file of a page, relative to the docs folder. If not translated, it is another language's file. */
export function sourceFileOf({ filePath, source }: Route): string {
  return source?.filePath ?? filePath;
}
