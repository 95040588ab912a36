import type { UserConfig } from './schema.ts';

/** Adds types to the configuration in `lectern.config.ts`. Returns it unchanged. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
