import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DocsError, type LecternPlugin, type PluginPage, type PluginSite } from 'lectern';
import { createCache } from './cache.ts';
import type { ConvertOptions } from './convert.ts';
import { type Api, type ApiOptions, inLanguage, withDefaults } from './options.ts';
import type { Reference } from './reference.ts';
import { wordsFor } from './words.ts';

/**
 * Adds an API reference: a page for each export of TypeScript sources, in each language of the site.
 *
 * @throws DocsError for an invalid option
 */
export function api(options: ApiOptions): LecternPlugin {
  const settings = withDefaults(options);
  return {
    // A site may have several references.
    name: settings.folder === 'api' ? 'api' : `api (${settings.folder})`,
    async pages(site) {
      const { pages, mistakes } = await referenceOf(site, settings);
      for (const { message, where, hint } of mistakes) site.fail(message, where, hint);
      return currentEditions(site).flatMap(({ lang, folder }) => {
        const start = [folder, settings.folder].filter(Boolean).join('/');
        return (pages[lang] ?? []).map(({ path, text }): PluginPage => ({ path: `${start}/${path}`, text }));
      });
    },
  };
}

/** Returns the editions of the default version, which is the first. The sources belong to it. */
function currentEditions({ editions }: PluginSite): PluginSite['editions'] {
  return editions.filter(({ version }) => version === editions[0]?.version);
}

async function referenceOf(site: PluginSite, settings: Api): Promise<Reference> {
  const { project } = site;
  const entryPoints = settings.entryPoints.map((point) => ({ ...point, file: resolve(project, point.path) }));
  for (const { file, path } of entryPoints) {
    // Watches the file even if it does not exist: an edit may fix this.
    site.watch(file);
    if (!existsSync(file)) throw noEntryPoint(path, project);
  }
  const tsconfig = tsconfigOf(settings, entryPoints[0]?.file ?? project, project);
  site.watch(tsconfig);
  const languages = Object.fromEntries(
    currentEditions(site).map((edition) => {
      const words = wordsFor(edition, settings.words);
      const title = inLanguage(settings.title ?? words.title, edition.lang);
      return [edition.lang, { words, title }];
    }),
  );
  const file = join(site.cacheDir, `api.${settings.folder.replaceAll('/', '.')}.json`);
  const cache = createCache(file, [
    settings,
    entryPoints,
    tsconfig,
    readFileSync(tsconfig, 'utf8'),
    languages,
  ]);
  const known = cache.read();
  const reference = known ?? (await make({ entryPoints, tsconfig, settings, project, languages }));
  if (!known) cache.write(reference);
  for (const source of reference.files) site.watch(source);
  return reference;
}

interface Making {
  entryPoints: ConvertOptions['entryPoints'];
  tsconfig: string;
  settings: Api;
  project: string;
  languages: Parameters<typeof import('./reference.ts').makeReference>[1];
}

/**
 * Makes the reference. TypeDoc and TypeScript take a second to load, so they are only loaded if the sources have
 * changed.
 */
async function make({ entryPoints, tsconfig, settings, project, languages }: Making): Promise<Reference> {
  const { makeReference } = await import('./reference.ts');
  const { sourceLink } = settings;
  return makeReference({ entryPoints, tsconfig, sourceLink, base: project }, languages);
}

function noEntryPoint(path: string, project: string): DocsError {
  return new DocsError(`There is no entry point ${path}.`, {
    where: whereInConfig(path, project),
    hint: 'Fix "entryPoints" of api(): paths are relative to the project folder.',
  });
}

function tsconfigOf({ tsconfig }: Api, entryPoint: string, project: string): string {
  if (tsconfig !== undefined) {
    const file = resolve(project, tsconfig);
    if (existsSync(file)) return file;
    throw new DocsError(`There is no file ${tsconfig}.`, {
      where: whereInConfig(tsconfig, project),
      hint: 'Fix "tsconfig" of api(): the path is relative to the project folder.',
    });
  }
  const found = nearest('tsconfig.json', dirname(entryPoint));
  if (found) return found;
  throw new DocsError(`There is no tsconfig.json beside ${entryPoint} or above it.`, {
    hint: 'Write one, or name another file: "tsconfig" of api().',
  });
}

function nearest(name: string, folder: string): string | null {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  return dirname(folder) === folder ? null : nearest(name, dirname(folder));
}

/** Returns the line of the config that contains a path, if it does. */
function whereInConfig(path: string, project: string): string {
  for (const name of ['lectern.config.ts', 'lectern.config.js', 'lectern.config.mjs']) {
    const file = join(project, name);
    if (!existsSync(file)) continue;
    const line = readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes(path));
    return line >= 0 ? `${name}:${line + 1}` : name;
  }
  return '';
}
