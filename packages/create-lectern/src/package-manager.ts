/** Package manager that installs the packages of a site. */
export interface PackageManager {
  /** Command of the package manager. */
  name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** Command that runs a command of an installed package. */
  execute: string;
  /** True for Yarn 2 and later, which by default installs no `node_modules` folder. */
  hasPnp: boolean;
  /** Version, such as `10.1.0`; empty if it is unknown. */
  version: string;
}

const EXECUTE = { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' } as const;

/**
 * Returns the package manager that runs this process, or npm if it is unknown.
 *
 * @param agent user agent that all of them set for the processes that they run:
 *   `pnpm/10.1.0 npm/? node/v24.0.0 linux x64`
 */
export function packageManager(agent = process.env.npm_config_user_agent ?? ''): PackageManager {
  const [, name = 'npm', version = ''] = /^(pnpm|yarn|bun)\/(\d+[\w.-]*)/.exec(agent) ?? [];
  const known = name as keyof typeof EXECUTE;
  const hasPnp = known === 'yarn' && Number.parseInt(version, 10) >= 2;
  return { name: known, execute: EXECUTE[known], hasPnp, version };
}

/**
 * Returns the steps of a GitHub workflow that install Node.js, the package manager and the packages. They are the same
 * as those that `lectern host github` writes if there is no lock file yet.
 */
export function installSteps({ name, hasPnp, version }: PackageManager): string {
  const major = Number.parseInt(version, 10);
  const steps = [
    ...(name === 'pnpm' ? ['- uses: pnpm/action-setup@v4', '  with:', `    version: ${major}`] : []),
    ...(name === 'bun' ? ['- uses: oven-sh/setup-bun@v2'] : []),
    '- uses: actions/setup-node@v4',
    '  with:',
    '    node-version: 24',
    ...(hasPnp ? ['- run: corepack enable'] : []),
    `- run: ${name} install`,
  ];
  return steps.join('\n      ');
}
