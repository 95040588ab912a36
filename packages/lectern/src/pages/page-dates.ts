import { join } from 'node:path';
import type { Config } from '../config/load.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import type { Route } from '../shared/types.ts';
import { type FileDates, gitDates } from './git-dates.ts';

/**
 * Returns a function that returns the date of a page's last change in ISO 8601 format, for readers if the theme shows
 * it, and for search engines. It returns null if the date is unknown.
 *
 * @param dates result of `gitDates`, if it is known already
 */
export function datesOf(
  config: Config,
  dates: FileDates = showsDates(config) ? gitDates(config.docsDir) : new Map(),
): (route: Route) => string | null {
  return (route) => dates.get(join(config.docsDir, sourceFileOf(route))) ?? null;
}

/** Checks whether a site publishes the dates of its pages anywhere. */
export function showsDates({ themeConfig, siteOrigin }: Config): boolean {
  return themeConfig.lastUpdated || Boolean(siteOrigin);
}
