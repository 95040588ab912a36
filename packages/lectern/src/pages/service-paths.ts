import type { Config } from '../config/load.ts';

/** It is written where the site's origin is known: its addresses are absolute. */
export const SITEMAP = '/sitemap.xml';

/**
 * Site paths of the files that a build makes for programs, besides feeds (`publish/service-files.ts`): pages may link to
 * them.
 */
export function servicePaths({
  localeInfos,
  siteOrigin,
}: Pick<Config, 'localeInfos' | 'siteOrigin'>): string[] {
  const llms = localeInfos.flatMap(({ prefix }) => [`${prefix}/llms.txt`, `${prefix}/llms-full.txt`]);
  return ['/robots.txt', ...llms, ...(siteOrigin ? [SITEMAP] : [])];
}
