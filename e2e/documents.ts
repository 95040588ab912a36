import { existsSync, readdirSync } from 'node:fs';

/** Returns the paths of all documents of a built site in its output folder. Returns none before the site is built. */
export function documentsOf(site: { folder: string }): string[] {
  const dist = new URL(`${site.folder}/dist/`, import.meta.url);
  if (!existsSync(dist)) return [];
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}
