import { DocsError, DocsErrors, isDocsError, isDocsErrors } from '../shared/error.ts';
import type { LecternPlugin } from './plugin.ts';
import { inPlugin } from './plugins.ts';
import type { UserConfig } from './schema.ts';

/** A config as the file contains it, or as the `config` hook of a plugin leaves it. */
export interface ConfigStage {
  /** Name of the plugin; empty for the file. */
  plugin: string;
  config: UserConfig;
}

/**
 * Returns the config as the file contains it, and then as each plugin with a `config` hook leaves it.
 *
 * @param written export of the config file, with the settings of the command line
 * @param withOverrides applies these settings to a config that a plugin returns
 * @throws DocsError with the name of the plugin whose hook throws, or does not return a config
 */
export function configured(
  written: unknown,
  plugins: readonly LecternPlugin[],
  withOverrides: (config: UserConfig) => UserConfig,
): ConfigStage[] {
  const own = written as UserConfig;
  const stages: ConfigStage[] = [{ plugin: '', config: own }];
  for (const plugin of plugins) {
    const input = stages.at(-1)?.config as UserConfig;
    const output: unknown = inPlugin(plugin, 'config', () => plugin.config?.(input)) ?? undefined;
    if (output === undefined) continue;
    assertConfig(output, plugin.name);
    const config = withOverrides({ ...output, ...(own.plugins && { plugins: own.plugins }) });
    stages.push({ plugin: plugin.name, config });
  }
  return stages;
}

function assertConfig(output: unknown, plugin: string): asserts output is UserConfig {
  if (output instanceof Promise) {
    throw new DocsError(`Plugin "${plugin}", config: the function is asynchronous.`, {
      hint: 'Load what it needs in the function that creates the plugin, and await that function in the config file.',
    });
  }
  if (typeof output === 'object' && output !== null && !Array.isArray(output)) return;
  throw new DocsError(`Plugin "${plugin}", config: the returned value is not a config.`, {
    hint: 'Return the config with what changes: { ...config, title: "Tea" }.',
  });
}

/**
 * Returns the plugin that added something to the config; empty if the file itself contains it.
 *
 * @param has whether a config contains it
 */
export function whoAdded(stages: readonly ConfigStage[], has: (config: UserConfig) => boolean): string {
  return stages.find(({ config }) => has(config))?.plugin ?? '';
}

/**
 * Adds the name of the plugin to each error of a config that a plugin caused.
 *
 * @param error error that the check of the config has thrown
 * @param mistakesOf the errors of a stage
 */
export function inWhoseName(
  error: unknown,
  stages: readonly ConfigStage[],
  mistakesOf: (stage: ConfigStage) => readonly DocsError[],
): unknown {
  if (stages.length === 1) return error;
  // Indices are ignored: a plugin that adds to the start of a list moves the author's entries.
  const textOf = ({ message }: DocsError) => message.replaceAll(/\[\d+\]/g, '[]');
  const known = stages.map((stage) => ({ ...stage, texts: new Set(mistakesOf(stage).map(textOf)) }));
  const named = (mistake: DocsError): DocsError => {
    const plugin = known.find(({ texts }) => texts.has(textOf(mistake)))?.plugin;
    if (!plugin) return mistake;
    const { where, hint, kind } = mistake;
    return new DocsError(`Plugin "${plugin}", config: ${mistake.message}`, { where, hint, kind });
  };
  if (isDocsErrors(error)) return new DocsErrors(error.message, error.errors.map(named), error.summary);
  return isDocsError(error) ? named(error) : error;
}
