import { join } from 'node:path';
import type { Config } from '../config/load.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import type { Route } from '../shared/types.ts';
import { type FileDates, gitDates } from './git-dates.ts';

/**
 * When each page was last changed, as ISO 8601 has it: for readers if the theme shows it, and for search engines. Null
 * where that is not known.
 *
 * @param dates those of `gitDates`, where they are known
 */
export function datesOf(
  config: Config,
  dates: FileDates = showsDates(config) ? gitDates(config.docsDir) : new Map(),
): (route: Route) => string | null {
  return (route) => dates.get(join(config.docsDir, sourceFileOf(route))) ?? null;
}

/** False for a site that says nowhere when its pages were changed. */
export function showsDates({ themeConfig, siteOrigin }: Config): boolean {
  return themeConfig.lastUpdated || Boolean(siteOrigin);
}
