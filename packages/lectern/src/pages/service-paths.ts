import type { Config } from '../config/load.ts';

/** Path of the sitemap. It is written only if the site's origin is known, because its addresses are absolute. */
export const SITEMAP = '/sitemap.xml';

/**
 * Returns the site paths of files that a build writes for programs, except feeds (`publish/service-files.ts`). Pages
 * may link to them.
 */
export function servicePaths({
  localeInfos,
  siteOrigin,
}: Pick<Config, 'localeInfos' | 'siteOrigin'>): string[] {
  const llms = localeInfos.flatMap(({ prefix }) => [`${prefix}/llms.txt`, `${prefix}/llms-full.txt`]);
  return ['/robots.txt', ...llms, ...(siteOrigin ? [SITEMAP] : [])];
}
