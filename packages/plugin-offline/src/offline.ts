import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LecternPlugin, OutputFile, PluginOutput } from 'lectern';
import { fallbackPages, fallbackPaths } from './fallback-pages.ts';
import { fileList, hashOf } from './file-list.ts';
import { checkOptions, type OfflineOptions } from './options.ts';
import { isHashed } from './worker/requests.ts';
import { workerFile } from './worker-file.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/**
 * Adds a service worker that keeps the pages that readers have read, for when they have no network.
 *
 * @throws DocsError for an invalid option
 */
export function offline(options: OfflineOptions = {}): LecternPlugin {
  checkOptions(options);
  if (options.remove) return { name: 'offline', version, files: ({ base }) => removal(base) };
  let paths: [prefix: string, path: string][] = [];
  return {
    name: 'offline',
    version,
    theme: fileURLToPath(new URL('../theme/index.ts', import.meta.url)),
    pages(site) {
      paths = fallbackPaths(site.editions);
      return fallbackPages(site);
    },
    files: (output) => workerFiles(options, output, paths),
  };
}

async function removal(base: string): Promise<OutputFile[]> {
  const content = await workerFile('remove', { base, fallbacks: [], list: null }, 'remove');
  return [{ path: 'sw.js', content }];
}

async function workerFiles(
  { precache = 'visited' }: OfflineOptions,
  output: PluginOutput,
  paths: readonly [prefix: string, path: string][],
): Promise<OutputFile[]> {
  const { base } = output;
  const list = precache === 'visited' ? null : fileList(precache, output);
  const content = JSON.stringify(list);
  const listFile = list && { path: `assets/offline.${hashOf(content).slice(0, 8)}.json`, content };
  const hrefs = new Map(output.pages.map(({ path, href }) => [path, href]));
  const fallbacks = paths.map(([prefix, path]): [string, string] => [
    base + prefix.slice(1),
    hrefs.get(path) ?? base + path.slice(1),
  ]);
  // The worker deletes unneeded files when it changes, so it must change if the names change.
  const names = output.files().filter(({ path }) => isHashed(path, ''));
  const id = hashOf(names.map(({ path }) => path).join());
  const settings = { base, fallbacks, list: listFile && base + listFile.path };
  const worker = { path: 'sw.js', content: await workerFile('main', settings, id) };
  return listFile ? [worker, listFile] : [worker];
}
