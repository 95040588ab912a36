import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/load.ts';
import { STAND_INS } from '../routes/folder-page.ts';
import { localeOf, withoutLocale } from '../shared/locale.ts';

/** The page that a link means. */
export interface NearPage {
  /** Route path of the page: as written, or with the trailing slash added or removed. */
  route: string;
  /** False if there is no such page. */
  isThere: boolean;
}

/**
 * Finds the page that a link means. Authors write `/guide/` for the page `/guide`, and vice versa. If both pages exist,
 * or neither does, the link is used as written.
 */
export function nearPage(route: string, config: Config): NearPage {
  const isThere = isPage(route, config);
  if (route === '/' || isThere) return { route, isThere };
  const other = route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
  const isOther = isPage(other, config);
  return { route: isOther ? other : route, isThere: isOther };
}

/** Checks whether a file is the page of a route. */
export function isPage(route: string, config: Config): boolean {
  for (const file of candidates(route, config)) {
    if (!file.startsWith(config.publicDir) && existsSync(file)) return true;
  }
  return false;
}

/** Returns the files that may be the page of a route. */
export function pageFiles(route: string, config: Config): string[] {
  return [...candidates(route, config)];
}

/** Yields the files that may be the page of a route, in its language or in another one whose text is shown instead. */
function* candidates(route: string, { docsDir, localeInfos }: Config): Iterable<string> {
  const locale = localeOf(route, localeInfos);
  const path = withoutLocale(route, localeInfos).replace(/\?.*$/s, '').replace(/\/$/, '/index');
  const standIns = path.endsWith('/index') ? STAND_INS.map((name) => path.replace(/index$/, name)) : [];
  const others = localeInfos.filter((info) => info !== locale && info.version === locale.version);
  for (const { folder } of [locale, ...others]) {
    for (const name of [`${path}.md`, `${path}.mdx`, ...standIns]) yield join(docsDir, folder, name);
  }
}
