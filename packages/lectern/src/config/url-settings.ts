import type { Config } from './load.ts';

/** Returns the settings that the hrefs of a site depend on. */
export function urlSettings({ base, route }: Pick<Config, 'base' | 'route'>): {
  base: string;
  cleanUrls: boolean;
} {
  return { base, cleanUrls: route.cleanUrls };
}
