/** The package managers that `PackageManagerTabs` knows, in the order of its tabs. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/**
 * Converts a command that is written for all package managers to one of them: `install x` becomes `yarn add x` and
 * `bun add x`, `create x@latest -- --flag` loses the parts that only npm needs, and `npx x` becomes the runner of each
 * package manager.
 * @param command command without the package manager's name: `add left-pad -D`, `create rsbuild@latest`, `npx rsbuild`
 */
export function commandFor(manager: string, command: string): string {
  return command
    .trim()
    .split('\n')
    .map((line) => lineFor(manager, line.trim()))
    .join('\n');
}

function lineFor(manager: string, line: string): string {
  if (line.startsWith('npx ')) return `${RUNNERS[manager] ?? `${manager} x`} ${line.slice(4)}`;
  const isNpm = manager === 'npm';
  let words = isNpm ? line : line.replace(/ -- (?=-)/, ' ');
  if (manager === 'yarn' || manager === 'bun') {
    // A bare `install` installs the dependencies in package.json. It becomes `add` only if packages are given.
    words = words.replace(/^install (?=(?:.* )?[^-\s])/, 'add ');
    // Yarn 1 and Bun use the latest version by default, and Yarn 1 does not support a tag here.
    if (words.startsWith('create ')) words = words.replace('@latest', '');
  }
  return `${manager} ${words}`;
}

const RUNNERS: Record<string, string> = { npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' };
