import { relative } from 'node:path';
import { importConfig } from './import-config.ts';
import type { Config } from './load.ts';
import type { LecternPlugin } from './plugin.ts';
import { pluginsOf } from './plugins.ts';
import type { UserConfig } from './schema.ts';

/** A configuration that can be sent to a worker: without plugins, which are functions. */
export interface WorkerConfig extends Config {
  /** Whether some of the plugins run in workers. */
  needsPlugins: boolean;
}

export function forWorkers(config: Config): WorkerConfig {
  const needsPlugins = config.plugins.some(({ markdown, grammars }) => markdown || grammars);
  return { ...config, vite: {}, plugins: [], stages: [], needsPlugins };
}

/** Returns the plugins of a configuration that `forWorkers` made. The worker loads them from the config file. */
export async function workerPlugins({
  configFile,
  project,
  needsPlugins,
}: WorkerConfig): Promise<LecternPlugin[]> {
  if (!configFile || !needsPlugins) return [];
  const { config } = await importConfig(configFile, project);
  return pluginsOf((config as UserConfig | null)?.plugins, relative(project, configFile));
}
