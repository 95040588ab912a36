import { existsSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { DocsError, formatError, nearest } from '../shared/error.ts';
import { pluginError } from '../shared/plugin-error.ts';
import { atMain } from './at-main.ts';
import { hashOf } from './hash.ts';
import { mistakesIn } from './mistakes.ts';
import type { LecternPlugin } from './plugin.ts';
import { checkViteSettings, type ViteSettings } from './vite-settings.ts';

const FUNCTIONS = ['config', 'pages', 'markdown', 'page', 'files'] as const;
/** All properties that a plugin may have. */
export const HOOKS = ['name', 'version', 'vite', 'theme', 'styles', 'grammars', ...FUNCTIONS];

/**
 * Returns the plugins of a config in their order, without those that are switched off.
 *
 * @param input `plugins` of the config, which may contain nested lists
 * @param file the config file as shown in messages
 * @throws DocsErrors that list each entry that is not a plugin, and each error of a plugin
 */
export function pluginsOf(input: unknown, file: string): LecternPlugin[] {
  const entries: unknown[] = (Array.isArray(input) ? input : []).flat(Number.POSITIVE_INFINITY);
  const plugins = entries.filter(Boolean) as LecternPlugin[];
  const errors = plugins.flatMap((plugin, index) => mistakesOf(plugin, plugins.slice(0, index)));
  if (errors.length === 0) return plugins;
  throw mistakesIn(
    file,
    errors.map(([message, hint]) => new DocsError(message, { where: file, hint })),
  );
}

function mistakesOf(
  plugin: LecternPlugin,
  before: readonly LecternPlugin[],
): [message: string, hint: string][] {
  if (typeof plugin === 'function') {
    return [['"plugins" contains a function.', 'Call the function: it returns the plugin.']];
  }
  if (plugin instanceof Promise) return [['"plugins" contains a promise.', 'Put `await` before it.']];
  if (typeof plugin !== 'object' || typeof plugin.name !== 'string' || plugin.name === '') {
    return [['An entry of "plugins" has no name.', 'A plugin is an object with "name" and hooks.']];
  }
  const named = (text: string) => `Plugin "${plugin.name}": ${text}`;
  const found: [string, string][] = [];
  if (before.some(({ name }) => name === plugin.name)) {
    found.push([`Two plugins are called "${plugin.name}".`, 'Remove one, or give it another name.']);
  }
  for (const [key, value] of Object.entries(plugin)) {
    const near = nearest(key, HOOKS);
    if (!HOOKS.includes(key)) {
      found.push([
        named(`there is no hook "${key}".`),
        near ? `Did you mean "${near}"?` : `Known: ${HOOKS.slice(1).join(', ')}.`,
      ]);
    } else if (FUNCTIONS.includes(key as 'page') && value !== undefined && typeof value !== 'function') {
      found.push([named(`"${key}" is not a function.`), 'See the type LecternPlugin.']);
    }
  }
  return [...found, ...valueMistakes(plugin, named)];
}

/** Returns the errors in properties that are not functions. */
function valueMistakes(
  plugin: LecternPlugin,
  named: (text: string) => string,
): [message: string, hint: string][] {
  const found: [string, string][] = [];
  if (plugin.theme !== undefined && !isFile(plugin.theme)) {
    found.push([named(`there is no theme ${plugin.theme}.`), 'Give the absolute path of a module.']);
  }
  for (const key of ['styles', 'grammars'] as const) {
    if (plugin[key] === undefined || Array.isArray(plugin[key])) continue;
    return [[named(`"${key}" is not a list.`), 'See the type LecternPlugin.']];
  }
  if (plugin.vite !== undefined && (typeof plugin.vite !== 'object' || plugin.vite === null)) {
    found.push([
      named('"vite" is not an object.'),
      'Give settings of Vite, not a function that returns them.',
    ]);
  }
  if (plugin.grammars?.some((grammar) => typeof grammar !== 'function')) {
    found.push([
      named('an entry of "grammars" is not a grammar.'),
      'Give functions, as refractor exports them.',
    ]);
  }
  for (const { file, usedBy } of plugin.styles ?? []) {
    if (!isFile(file)) {
      found.push([named(`there is no stylesheet ${file}.`), 'Give the absolute path of a CSS file.']);
    } else if (!(usedBy instanceof RegExp)) {
      found.push([
        named(`the stylesheet ${file} has no regular expression "usedBy".`),
        'It matches the HTML of each page that needs the styles. For all pages, import them in "theme".',
      ]);
    }
  }
  return found;
}

function isFile(path: unknown): boolean {
  return typeof path === 'string' && isAbsolute(path) && existsSync(path);
}

/**
 * Merges the settings of Vite: those of the plugins in their order, then those of the config.
 *
 * @throws DocsErrors for settings that the engine controls
 */
export async function viteSettings(
  own: ViteSettings,
  plugins: readonly LecternPlugin[],
): Promise<ViteSettings> {
  const theirs = plugins.filter(({ vite }) => vite);
  if (theirs.length === 0) return own;
  const { mergeConfig } = await import('vite');
  let merged: ViteSettings = {};
  for (const { name, vite = {} } of theirs) {
    checkViteSettings(vite, `plugin "${name}"`);
    merged = mergeConfig(merged, vite);
  }
  return mergeConfig(merged, own);
}

/** Returns a hash of the plugins, their code and their options, for caches of their results; null without plugins. */
export function pluginsId(
  plugins: readonly LecternPlugin[],
  { project, configDeps }: { project: string; configDeps: readonly string[] },
): string | null {
  if (plugins.length === 0) return null;
  const files = [...configDeps, lockFile(project)].filter((file) => file !== null && existsSync(file));
  return hashOf(
    JSON.stringify([
      plugins.map(({ name, version }) => [name, version]),
      // Options are written in these files, and the lock file contains the versions of installed packages.
      files.map((file) => hashOf(readFileSync(file as string))),
    ]),
  );
}

const LOCK_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

function lockFile(folder: string): string | null {
  const file = LOCK_FILES.map((name) => join(folder, name)).find((path) => existsSync(path));
  return file ?? (dirname(folder) === folder ? null : lockFile(dirname(folder)));
}

/**
 * Runs a hook of a plugin.
 *
 * @param hook its name
 * @throws DocsError with the name of the plugin, and with `cause` if its code threw an error
 */
export function inPlugin<T>(plugin: LecternPlugin, hook: string, run: () => T): T {
  const fail = (error: unknown): never => {
    throw pluginError(plugin.name, hook, error);
  };
  try {
    const result = atMain(stuckText(plugin.name, hook), run);
    return result instanceof Promise ? (result.catch(fail) as T) : result;
  } catch (error) {
    return fail(error);
  }
}

function stuckText(plugin: string, hook: string): string {
  const error = new DocsError(`Plugin "${plugin}", ${hook}: the function does not come back.`, {
    hint: 'It has a loop without an end, or one that takes more than a minute.',
  });
  return formatError(error);
}
