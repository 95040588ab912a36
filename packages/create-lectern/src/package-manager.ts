/** Who installs the packages of a site. */
export interface PackageManager {
  /** Its command. */
  name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** What runs a command of an installed package. */
  execute: string;
  /** True for Yarn 2 and later, which installs no `node_modules` folder unless it is told to. */
  hasPnp: boolean;
}

const EXECUTE = { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' } as const;

/**
 * The package manager that runs this process; npm where none says so.
 *
 * @param agent as all of them set it for what they run: `pnpm/10.1.0 npm/? node/v24.0.0 linux x64`
 */
export function packageManager(agent = process.env.npm_config_user_agent ?? ''): PackageManager {
  const [, name = 'npm', major = '0'] = /^(pnpm|yarn|bun)\/(\d+)/.exec(agent) ?? [];
  const known = name as keyof typeof EXECUTE;
  return { name: known, execute: EXECUTE[known], hasPnp: known === 'yarn' && Number(major) >= 2 };
}
