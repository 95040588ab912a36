import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { escapePath } from 'tinyglobby';
import { DocsError } from '../shared/error.ts';
import type { LocaleInfo } from '../shared/types.ts';
import { checkStages } from './check-all.ts';
import { importConfig } from './import-config.ts';
import { inFolders } from './locales.ts';
import { withPlaces } from './option-places.ts';
import type { LecternPlugin, PluginStylesheet } from './plugin.ts';
import { pluginsId, pluginsOf, viteSettings } from './plugins.ts';
import type { ConfigValues, UserConfig } from './schema.ts';
import { type ConfigStage, configured } from './stages.ts';
import { aliasesOf, type PathAlias } from './vite-settings.ts';

/** Possible names of a config file in the folder of a project. */
export const CONFIG_FILES: readonly string[] = [
  'lectern.config.ts',
  'lectern.config.js',
  'lectern.config.mjs',
];

/** The configuration with absolute paths, as it is passed to all Node rooms. */
export interface Config extends Omit<ConfigValues, 'plugins'> {
  /** Absolute project folder. */
  project: string;
  /** Absolute docs folder. */
  docsDir: string;
  /** Absolute folder of files that are copied unchanged: `public` in the docs folder. */
  publicDir: string;
  /** Absolute output folder. */
  outDir: string;
  /** Absolute folder for files that may be deleted at any time. */
  cacheDir: string;
  /** The project's `theme/index.tsx`, or null. */
  themeFile: string | null;
  /** Absolute config file and the files that it imports; null and empty without one. */
  configFile: string | null;
  configDeps: string[];
  /** Aliases of `vite`, in a form that can be sent to workers. */
  aliases: PathAlias[];
  /** Plugins of the site. Empty in a worker, which loads its plugins with `workerPlugins`. */
  plugins: readonly LecternPlugin[];
  /** Whether pages with `draft: true` are included. */
  drafts: boolean;
  /** The config as written in the file, and as each plugin leaves it; empty in workers. */
  stages: readonly ConfigStage[];
  /** Identity of the plugins for cache keys; null without plugins. */
  pluginsId: string | null;
  /** The default language first, then the others in the order of the config. */
  localeInfos: LocaleInfo[];
}

/** Settings of the command line, which override the file. */
export interface ConfigOverrides {
  /** Config file, relative to the project. */
  config?: string | undefined;
  base?: string | undefined;
  outDir?: string | undefined;
  /** Whether to build pages with `draft: true` in their front matter. */
  drafts?: boolean | undefined;
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
      hint: 'Name the folder that contains lectern.config.ts.',
    });
  }
  const file = findConfigFile(root, overrides.config);
  const loaded = file ? await importConfig(file, root) : { config: {}, deps: [] };
  const name = file ? relative(root, file) : 'lectern.config.ts';
  const plugins = pluginsIn(loaded.config, name);
  const own = withOverrides(loaded.config, overrides);
  const stages = configured(own, plugins, (config) => withOverrides(config, overrides));
  const { values, paths, locales } = await placed(file, name, () => checkStages(stages, root, name));
  const vite = await viteSettings(values.vite, plugins);
  return {
    ...values,
    ...paths,
    route: { ...values.route, exclude: [...values.route.exclude, ...outputIn(paths)] },
    configFile: file,
    configDeps: loaded.deps,
    vite,
    drafts: overrides.drafts ?? false,
    aliases: aliasesOf(vite),
    plugins,
    stages,
    pluginsId: pluginsId(plugins, { project: root, configDeps: loaded.deps }),
    localeInfos: inFolders(locales, paths.docsDir),
  };
}

/**
 * Returns a glob for the output folder if it is in the docs folder, because a build also writes Markdown files there.
 */
function outputIn({ docsDir, outDir }: Pick<Config, 'docsDir' | 'outDir'>): string[] {
  const path = relative(docsDir, outDir).replaceAll('\\', '/');
  return path === '' || isAbsolute(path) || path.startsWith('..') ? [] : [`${escapePath(path)}/**`];
}

/** Runs a check of the config, and adds lines to its errors. */
async function placed<T>(file: string | null, name: string, check: () => T): Promise<T> {
  try {
    return check();
  } catch (error) {
    throw file ? await withPlaces(error, file, name) : error;
  }
}

/** Returns the theme files of the site: the project's own, and those of plugins. */
export function themeFiles({ themeFile, plugins }: Config): {
  themeFile: string | null;
  pluginThemes: string[];
} {
  return { themeFile, pluginThemes: plugins.flatMap(({ theme }) => theme ?? []) };
}

/** Returns the stylesheets of plugins for the pages that need them, in the order of the plugins. */
export function pluginStyles({ plugins }: Config): PluginStylesheet[] {
  return plugins.flatMap(({ styles = [] }) => styles);
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

function withOverrides<T>(config: T, { base, outDir }: ConfigOverrides): T {
  if (typeof config !== 'object' || config === null) return config;
  return { ...config, ...(base === undefined ? {} : { base }), ...(outDir === undefined ? {} : { outDir }) };
}
