import { existsSync, readdirSync } from 'node:fs';

/** Every document of a built site, by its path in the output folder; none before it is built. */
export function documentsOf(site: { folder: string }): string[] {
  const dist = new URL(`${site.folder}/dist/`, import.meta.url);
  if (!existsSync(dist)) return [];
  return readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
}
