import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/load.ts';
import type { PluginSite } from '../config/plugin.ts';
import { inPlugin } from '../config/plugins.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import { PAGE_FILE } from '../routes/route-path.ts';
import { DocsError } from '../shared/error.ts';
import type { Route } from '../shared/types.ts';

/** A page of a plugin, whose text is in the cache folder for all threads to read. */
export interface FoundPluginPage {
  /** Where its file would be, relative to the docs folder. */
  path: string;
  plugin: string;
}

/**
 * Asks the plugins for their pages, and writes the text of these into the cache folder.
 *
 * @param watch gets the files and folders that a plugin makes its pages of
 * @throws DocsError for a path that is none of a page, or for a plugin whose code throws
 */
export async function findPluginPages(
  config: Config,
  watch: (path: string) => void = () => {},
): Promise<FoundPluginPage[]> {
  const { project, docsDir, localeInfos, plugins } = config;
  const editions = localeInfos.map(({ lang, version, folder }) => ({ lang, version, folder }));
  const site: PluginSite = { project, docsDir, editions, watch };
  const found = new Map<string, FoundPluginPage & { text: string }>();
  for (const plugin of plugins) {
    const pages = (await inPlugin(plugin, 'pages', () => plugin.pages?.(site))) ?? [];
    for (const { path, text } of pages) {
      assertPath(path, plugin.name, found.get(path)?.plugin);
      found.set(path, { path, plugin: plugin.name, text });
    }
  }
  writeTexts(config, found);
  return [...found.values()].map(({ path, plugin }) => ({ path, plugin }));
}

function assertPath(path: string, plugin: string, other: string | undefined): void {
  if (other) {
    throw new DocsError(`Plugin "${plugin}" makes the page ${path}, which plugin "${other}" makes, too.`, {
      hint: 'Give one of them another path.',
    });
  }
  const isInside = typeof path === 'string' && !path.startsWith('/') && !path.split('/').includes('..');
  if (isInside && PAGE_FILE.test(path)) return;
  throw new DocsError(`Plugin "${plugin}" makes a page with the path ${JSON.stringify(path)}.`, {
    hint: 'A path is relative to the docs folder and ends with .md or .mdx: "en/api/index.md".',
  });
}

/** Only what has changed is written: the dev server looks for pages often. */
function writeTexts(config: Config, pages: ReadonlyMap<string, { text: string }>): void {
  const folder = folderOf(config);
  if (pages.size === 0 && !existsSync(folder)) return;
  for (const [path, { text }] of pages) {
    const file = join(folder, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(folder.length + 1).replaceAll('\\', '/');
    if (entry.isFile() && !pages.has(path)) rmSync(file);
  }
}

/** The source of a page: its file, or what a plugin has written. */
export function readSource(route: Route, config: Config): string {
  return readFileSync(join(route.plugin ? folderOf(config) : config.docsDir, sourceFileOf(route)), 'utf8');
}

function folderOf({ cacheDir }: Config): string {
  return join(cacheDir, 'plugin-pages');
}
