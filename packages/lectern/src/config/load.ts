import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { DocsError } from '../shared/error.ts';
import type { LocaleInfo } from '../shared/types.ts';
import { checkConfig } from './check.ts';
import type { LecternPlugin } from './plugin.ts';
import { configured, pluginsId, pluginsOf, viteSettings } from './plugins.ts';
import type { ConfigValues, UserConfig } from './schema.ts';
import { checkSiteImages } from './site-images.ts';
import { aliasesOf, checkViteSettings, type PathAlias } from './vite-settings.ts';

const CONFIG_FILES = ['lectern.config.ts', 'lectern.config.js', 'lectern.config.mjs'];

/** The configuration with every path absolute: what all Node rooms are handed. */
export interface Config extends Omit<ConfigValues, 'plugins'> {
  /** Absolute project folder. */
  project: string;
  /** Absolute docs folder. */
  docsDir: string;
  /** Absolute folder of files that are copied as they are: `public` in the docs folder. */
  publicDir: string;
  /** Absolute output folder. */
  outDir: string;
  /** Absolute folder for what may be deleted at any time. */
  cacheDir: string;
  /** The project's `theme/index.tsx`, or null. */
  themeFile: string | null;
  /** Absolute config file and what it imports; null and empty without one. */
  configFile: string | null;
  configDeps: string[];
  /** Aliases of `vite`, which workers can be told. */
  aliases: PathAlias[];
  /** In a worker, those that `workerPlugins` loads. */
  plugins: readonly LecternPlugin[];
  /** Names the plugins in the keys of caches; null without any. */
  pluginsId: string | null;
  /** The default language first, then the others in the order of the config. */
  localeInfos: LocaleInfo[];
}

/** Settings of the command line; they override the file. */
export interface ConfigOverrides {
  /** Config file, relative to the project. */
  config?: string | undefined;
  base?: string | undefined;
  outDir?: string | undefined;
}

/**
 * Finds, loads and checks the configuration of a project.
 *
 * @param project folder to work in, absolute or relative to the working directory
 * @throws DocsError or DocsErrors for a missing folder, a config that cannot be loaded or a wrong key
 */
export async function loadConfig(project: string, overrides: ConfigOverrides = {}): Promise<Config> {
  const root = resolve(project);
  if (!existsSync(root)) {
    throw new DocsError(`There is no folder ${root}.`, {
      hint: 'Name the folder that holds lectern.config.ts.',
    });
  }
  const file = findConfigFile(root, overrides.config);
  const loaded = file ? await importConfig(file, root) : { config: {}, deps: [] };
  const name = file ? relative(root, file) : 'lectern.config.ts';
  const plugins = pluginsIn(loaded.config, name);
  const values = checkConfig(
    withOverrides(configured(loaded.config as UserConfig, plugins), overrides),
    name,
  );
  checkViteSettings(values.vite, name);
  const vite = await viteSettings(values.vite, plugins);
  const paths = resolvePaths(values, root);
  checkSiteImages(values, {
    file: name,
    publicDir: paths.publicDir,
    displayDir: relative(root, paths.publicDir),
  });
  return {
    ...values,
    ...paths,
    configFile: file,
    configDeps: loaded.deps,
    vite,
    aliases: aliasesOf(vite),
    plugins,
    pluginsId: pluginsId(plugins, { project: root, configDeps: loaded.deps }),
    localeInfos: localeInfos(values, name),
  };
}

/** A configuration that can be sent to a worker: without plugins, which are functions. */
export interface WorkerConfig extends Config {
  /** Some of the plugins work there. */
  needsPlugins: boolean;
}

export function forWorkers(config: Config): WorkerConfig {
  const needsPlugins = config.plugins.some(({ markdown, grammars }) => markdown || grammars);
  return { ...config, vite: {}, plugins: [], needsPlugins };
}

/** The plugins of a configuration that `forWorkers` made: loaded from its file, in the worker. */
export async function workerPlugins({
  configFile,
  project,
  needsPlugins,
}: WorkerConfig): Promise<LecternPlugin[]> {
  if (!configFile || !needsPlugins) return [];
  const { config } = await importConfig(configFile, project);
  return pluginsIn(config, relative(project, configFile));
}

/** Files of the site's theme: the project's own, and those of plugins. */
export function themeFiles({ themeFile, plugins }: Config): {
  themeFile: string | null;
  pluginThemes: string[];
} {
  return { themeFile, pluginThemes: plugins.flatMap(({ theme }) => theme ?? []) };
}

function pluginsIn(config: unknown, file: string): LecternPlugin[] {
  return pluginsOf((config as UserConfig | null)?.plugins, file);
}

function findConfigFile(root: string, named: string | undefined): string | null {
  if (!named) return CONFIG_FILES.map((name) => join(root, name)).find((file) => existsSync(file)) ?? null;
  const file = resolve(root, named);
  if (existsSync(file)) return file;
  throw new DocsError(`There is no config file ${named}.`, {
    where: root,
    hint: 'Fix the path given to --config.',
  });
}

async function importConfig(file: string, root: string): Promise<{ config: unknown; deps: string[] }> {
  const env = { command: 'build', mode: 'production' } as const;
  const name = relative(root, file);
  // Vite takes most of a start: workers begin meanwhile.
  const { loadConfigFromFile } = await import('vite');
  const loaded = await loadConfigFromFile(env, file, root, 'silent').catch((error: Error) => {
    throw new DocsError(`The config file could not be loaded: ${error.message}`, {
      where: name,
      hint: 'Fix the file and start again.',
      cause: error,
    });
  });
  const deps = (loaded?.dependencies ?? []).map((path) => resolve(root, path));
  return { config: loaded?.config ?? {}, deps };
}

function withOverrides(config: unknown, { base, outDir }: ConfigOverrides): unknown {
  if (typeof config !== 'object' || config === null) return config;
  return { ...config, ...(base === undefined ? {} : { base }), ...(outDir === undefined ? {} : { outDir }) };
}

function resolvePaths(values: ConfigValues, project: string) {
  const docsDir = resolve(project, values.root);
  if (!existsSync(docsDir) || !statSync(docsDir).isDirectory()) {
    throw new DocsError(`The docs folder "${values.root}" does not exist.`, {
      where: project,
      hint: 'Create it, or set "root" in lectern.config.ts to the folder of your Markdown files.',
    });
  }
  const outDir = resolve(project, values.outDir);
  for (const [folder, what] of [
    [project, 'the project itself'],
    [docsDir, 'the docs folder'],
  ] as const) {
    if (`${folder}${sep}`.startsWith(`${outDir}${sep}`)) {
      throw new DocsError(`outDir "${values.outDir}" is or holds ${what}, and a build replaces it.`, {
        where: project,
        hint: 'Choose a separate folder, such as "dist".',
      });
    }
  }
  const themeFile = ['tsx', 'ts', 'jsx', 'js']
    .map((ext) => join(project, 'theme', `index.${ext}`))
    .find((file) => existsSync(file));
  return {
    project,
    docsDir,
    publicDir: join(docsDir, 'public'),
    outDir,
    cacheDir: join(project, '.lectern'),
    themeFile: themeFile ?? null,
  };
}

/** Every language of every version: the default ones at the root, the others under their prefix (SPEC 1, B14). */
function localeInfos(values: ConfigValues, file: string): LocaleInfo[] {
  const { multiVersion } = values;
  if (!multiVersion) return languageInfos(values, file);
  const { versions } = multiVersion;
  if (!versions.includes(multiVersion.default)) {
    throw new DocsError(
      `multiVersion.default is "${multiVersion.default}", which "versions" does not list.`,
      {
        where: file,
        hint: `Add it to "versions", or set it to one of: ${versions.join(', ')}.`,
      },
    );
  }
  const ordered = [multiVersion.default, ...versions.filter((version) => version !== multiVersion.default)];
  return ordered.flatMap((version) =>
    languageInfos(values, file).map((info) => ({
      ...info,
      version,
      edition: `${version}-${info.lang}`,
      folder: [version, info.folder].filter(Boolean).join('/'),
      prefix: (version === multiVersion.default ? '' : `/${version}`) + info.prefix,
    })),
  );
}

function languageInfos({ lang, locales }: ConfigValues, file: string): LocaleInfo[] {
  const info = { edition: lang, lang, version: '', folder: '', tag: tagOf(lang), label: lang, prefix: '' };
  if (locales.length === 0) return [info];
  if (!locales.some((locale) => locale.lang === lang)) {
    throw new DocsError(`lang is "${lang}", which "locales" does not list.`, {
      where: file,
      hint: `Add { lang: '${lang}', label: '…' } to "locales", or set "lang" to one of: ${locales.map((locale) => locale.lang).join(', ')}.`,
    });
  }
  const infos = locales.map((locale) => ({
    edition: locale.lang,
    lang: locale.lang,
    version: '',
    folder: locale.lang,
    tag: locale.tag ?? tagOf(locale.lang),
    label: locale.label,
    prefix: locale.lang === lang ? '' : `/${locale.lang}`,
  }));
  return [...infos.filter(({ prefix }) => prefix === ''), ...infos.filter(({ prefix }) => prefix !== '')];
}

function tagOf(lang: string): string {
  return lang === 'zh' ? 'zh-CN' : lang;
}
