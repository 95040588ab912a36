import { isUtf8 } from 'node:buffer';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../config/load.ts';
import type { PluginSite, SourcePage } from '../config/plugin.ts';
import { inPlugin } from '../config/plugins.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import { isBelow, localeOfPath, PAGE_FILE } from '../routes/route-path.ts';
import { DocsError, DocsErrors } from '../shared/error.ts';
import { entriesOf } from '../shared/hook-result.ts';
import type { Route } from '../shared/types.ts';
import { sourceName } from './source-name.ts';
import { START, startPages } from './start-page.ts';
import type { Tell } from './tell.ts';

/** A page of a plugin. Its text is in the cache folder, where all threads can read it. */
export interface FoundPluginPage {
  /** Path that its file would have, relative to the docs folder. */
  path: string;
  plugin: string;
}

export interface PluginListeners {
  watch?: ((path: string) => void) | undefined;
  fail?: Tell | undefined;
}

/**
 * Calls the plugins for their pages, and writes the texts of these pages into the cache folder, together with pages
 * that Lectern generates itself.
 *
 * @param files files of the site's own pages, relative to the docs folder
 * @param options `watch`: gets the files and folders that a plugin generates its pages from; `fail`: gets errors that
 *   plugins find in them, which are thrown without it
 * @throws DocsError for a path that is not valid for a page, or for a plugin whose code throws
 */
export async function findPluginPages(
  config: Config,
  files: readonly string[],
  { watch = () => {}, fail }: PluginListeners = {},
): Promise<FoundPluginPage[]> {
  const { project, docsDir, localeInfos, plugins } = config;
  // Imported on demand: it parses Markdown, and most sites have no plugin that generates pages.
  const { sourcePage } = plugins.some(({ pages }) => pages) ? await import('./source-page.ts') : {};
  const pagesIn = (folder: string): SourcePage[] => {
    watch(join(docsDir, folder));
    const own = localeInfos.find((locale) => locale.folder === folder);
    const isOwn = (file: string) => !own || localeOfPath(file, localeInfos) === own;
    const below = files.filter((file) => isBelow(file, folder) && isOwn(file)).sort();
    const pages = below.flatMap((file) => sourcePage?.(file, config) ?? []);
    return config.drafts ? pages : pages.filter(({ frontmatter }) => !frontmatter.draft);
  };
  const kept = join(config.cacheDir, 'plugins');
  const site = { project, docsDir, cacheDir: kept, editions: localeInfos, pagesIn, watch };
  const errors: DocsError[] = [];
  const found = new Map<string, FoundPluginPage & { text: string }>();
  for (const plugin of plugins) {
    const failing: PluginSite['fail'] = (message, where, hint = '') =>
      void errors.push(new DocsError(`Plugin "${plugin.name}": ${message}`, { where, hint, kind: 'plugin' }));
    const pages = await inPlugin(plugin, 'pages', () => plugin.pages?.({ ...site, fail: failing }));
    const called = { plugin: plugin.name, hook: 'pages' };
    for (const { path, text } of entriesOf(pages, ['path', 'text'], called)) {
      assertPath(path, plugin.name, found.get(path)?.plugin);
      found.set(path, { path, plugin: plugin.name, text });
    }
  }
  if (errors.length > 0) (fail ?? throwIt)(new DocsErrors('Plugins have found errors:', errors));
  for (const [path, text] of startPages(config, [...files, ...found.keys()])) {
    found.set(path, { path, plugin: START, text });
  }
  writeTexts(config, found);
  return [...found.values()].flatMap(({ path, plugin }) => (PAGE_FILE.test(path) ? { path, plugin } : []));
}

function throwIt(error: DocsErrors): never {
  throw error;
}

function assertPath(path: string, plugin: string, other: string | undefined): void {
  if (other) {
    throw new DocsError(`Plugin "${plugin}" makes the page ${path}, which plugin "${other}" makes too.`, {
      hint: 'Change the path of one of them.',
    });
  }
  const isInside = typeof path === 'string' && !path.startsWith('/') && !path.split('/').includes('..');
  if (isInside && (PAGE_FILE.test(path) || basename(path) === '_meta.json')) return;
  throw new DocsError(`Plugin "${plugin}" makes a page with the path ${JSON.stringify(path)}.`, {
    hint: 'A path is relative to the docs folder and ends with .md, .mdx or _meta.json: "en/api/index.md".',
  });
}

/** Writes only changed files, because the dev server collects pages often. */
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

/**
 * Returns the source of a page: the text of its file, or what a plugin has written.
 *
 * @throws DocsError for a file that is not UTF-8
 */
export function readSource(route: Route, config: Config): string {
  const path = sourceFileOf(route);
  const bytes = readFileSync(route.plugin ? madeFile(path, config) : join(config.docsDir, path));
  if (!isUtf8(bytes)) throw notUtf8(bytes, sourceName(route, config));
  // CommonMark 2.3 requires this, because HTML has no such character.
  return bytes.toString('utf8').replaceAll('\0', '\ufffd');
}

/** Creates the error for another encoding. Decoding it as UTF-8 would lose letters silently. */
function notUtf8(bytes: Buffer, where: string): DocsError {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const found = bytes.indexOf(10, start);
    const end = found < 0 ? bytes.length : found;
    if (!isUtf8(bytes.subarray(start, end))) break;
    start = end + 1;
  }
  return new DocsError('This file is not in UTF-8.', {
    where: `${where}:${line}`,
    hint: 'Save it in that encoding.',
  });
}

/** Returns the path of a text that a plugin generated, for a path in the docs folder. */
export function madeFile(path: string, config: Config): string {
  return join(folderOf(config), path);
}

function folderOf({ cacheDir }: Config): string {
  return join(cacheDir, 'plugin-pages');
}
