import type { Config } from '../config/load.ts';
import { frontmatterTexts, normalize, splitFrontmatter } from '../markdown/front-matter.ts';
import { readSource } from '../pages/plugin-pages.ts';
import { sourceName } from '../pages/source-name.ts';
import { configFiles, textPlaces } from '../pages/text-places.ts';
import type { Route } from '../shared/types.ts';

/** A redirect as its author wrote it. */
export interface WrittenRedirect {
  from: string;
  to: string;
  /** `lectern.config.ts:9` or `docs/en/a.md:3`. */
  where(): string;
}

/**
 * Returns the redirects of the config, then those of the pages.
 *
 * @param routes pages whose front matter is read
 */
export function writtenRedirects(config: Config, routes: readonly Route[]): WrittenRedirect[] {
  const placeOf = textPlaces(config);
  const files = configFiles(config);
  // Places are computed on demand: a site may have thousands of redirects, and each search reads the whole text.
  const listed = Object.entries(config.redirects).map(([from, to]) => ({
    from,
    to,
    where: () => placeOf(from, files),
  }));
  // A text that is shown in several languages is one page.
  const own = routes.filter(({ source }) => !source);
  return [...listed, ...own.flatMap((route) => redirectsTo(route, config))];
}

/** Returns the `redirectFrom` of a page. Empty if its file or front matter is unreadable, which its compile reports. */
function redirectsTo(route: Route, config: Config): WrittenRedirect[] {
  const source = readOrNothing(route, config);
  if (!source.includes('redirectFrom')) return [];
  const { yaml } = splitFrontmatter(normalize(source));
  return frontmatterTexts(yaml ?? '', 'redirectFrom').map(({ text, line }) => ({
    from: text,
    to: encodeURI(route.path),
    where: () => `${sourceName(route, config)}:${line}`,
  }));
}

/** Returns an empty text for a file that does not exist or is not UTF-8, which its compile reports. */
function readOrNothing(route: Route, config: Config): string {
  try {
    return readSource(route, config);
  } catch {
    return '';
  }
}
