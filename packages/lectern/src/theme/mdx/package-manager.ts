/** The package managers that `PackageManagerTabs` knows, in the order of its tabs. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/**
 * The command of one package manager, from one written for all: `install x` is `yarn add x` and `bun add x`,
 * `create x@latest -- --flag` loses what only npm needs, `npx x` becomes each one's own.
 *
 * @param command without the package manager's name: `add left-pad -D`, `create rsbuild@latest`, `npx rsbuild`
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
    // A bare `install` installs what package.json names; only with packages is it `add`.
    words = words.replace(/^install (?=(?:.* )?[^-\s])/, 'add ');
    // Yarn 1 and Bun take the newest version by themselves, and Yarn 1 knows no tag here.
    if (words.startsWith('create ')) words = words.replace('@latest', '');
  }
  return `${manager} ${words}`;
}

const RUNNERS: Record<string, string> = { npm: 'npx', yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' };
