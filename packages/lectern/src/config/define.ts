import type { UserConfig } from './schema.ts';

/** Types a configuration in `lectern.config.ts`; returns it as it is. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
