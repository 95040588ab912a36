/** Who installs the packages of a site. */
export interface PackageManager {
  /** Its command. */
  name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** What runs a command of an installed package. */
  execute: string;
  /** True for Yarn 2 and later, which installs no `node_modules` folder unless it is told to. */
  hasPnp: boolean;
  /** `10.1.0`; empty where nothing says it. */
  version: string;
}

const EXECUTE = { npm: 'npx', pnpm: 'pnpm exec', yarn: 'yarn', bun: 'bunx' } as const;

/**
 * The package manager that runs this process; npm where none says so.
 *
 * @param agent as all of them set it for what they run: `pnpm/10.1.0 npm/? node/v24.0.0 linux x64`
 */
export function packageManager(agent = process.env.npm_config_user_agent ?? ''): PackageManager {
  const [, name = 'npm', version = ''] = /^(pnpm|yarn|bun)\/(\d+[\w.-]*)/.exec(agent) ?? [];
  const known = name as keyof typeof EXECUTE;
  const hasPnp = known === 'yarn' && Number.parseInt(version, 10) >= 2;
  return { name: known, execute: EXECUTE[known], hasPnp, version };
}

/**
 * The steps of a GitHub workflow that install Node.js, the package manager and the packages, as `lectern host github`
 * writes them where there is no lock file yet.
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
