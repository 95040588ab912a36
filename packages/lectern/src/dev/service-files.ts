import { servicePaths } from '../pages/service-paths.ts';
import { serviceFiles } from '../publish/service-files.ts';
import type { DevSite } from './site.ts';

/**
 * Returns the text of a file that a build writes for programs, such as `llms.txt`, made from the current pages. Pages
 * that are broken at the moment are left out of the Markdown of all pages. Returns null for other paths.
 *
 * @param twinOf returns the Markdown of a page by its path; null if there is no such page
 */
export async function devServiceFile(
  path: string,
  site: DevSite,
  twinOf: (path: string) => Promise<string | null>,
): Promise<string | null> {
  const { config } = site;
  if (!servicePaths(config).includes(path)) return null;
  const { files, joined } = serviceFiles({ config, table: site.table(), plan: site.plan() });
  const name = path.slice(1);
  const parts = joined.find((file) => file.path === name)?.parts;
  if (!parts) return files[name] ?? null;
  const texts: string[] = [];
  for (const part of parts) {
    const text = await twinOf(part).catch(() => null);
    if (text !== null) texts.push(text);
  }
  return texts.join('\n');
}
