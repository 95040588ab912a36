import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { toPosix } from '../../pages/paths.ts';

/** Describes how the packages of a site are installed. */
export interface SitePackages {
  /** Package manager. `yarn@berry` is Yarn 2 or later. */
  manager: 'npm' | 'pnpm' | 'yarn' | 'yarn@berry' | 'bun';
  /** Folder in the repository with the lock file, or else with `package.json`. Empty for the root of the repository. */
  folder: string;
  /** Name of the lock file; null if there is none yet. */
  lockFile: string | null;
  /** Whether `package.json` sets the package manager and its version. */
  isPinned: boolean;
}

/** Lock files and their package managers. If a folder has several, the first one in this list counts. */
const LOCK_FILES = {
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
} as const;

/** Commands that install the versions of the lock file, and fail if it does not match `package.json`. */
const LOCKED = {
  npm: 'npm ci',
  pnpm: 'pnpm install --frozen-lockfile',
  yarn: 'yarn install --frozen-lockfile',
  'yarn@berry': 'yarn install --immutable',
  bun: 'bun install --frozen-lockfile',
} as const;

/**
 * Determines how the packages of a project are installed: by the nearest lock file, from its folder up to that of the
 * repository. Without a lock file, the field `packageManager` decides. The default is npm.
 *
 * @param project absolute path of the project's folder
 * @param repository absolute path of that folder or a parent of it
 */
export function sitePackages(project: string, repository: string): SitePackages {
  const folders = foldersBetween(project, repository);
  const names = Object.keys(LOCK_FILES) as (keyof typeof LOCK_FILES)[];
  for (const folder of folders) {
    const lockFile = names.find((name) => existsSync(join(folder, name)));
    if (lockFile) return described(folder, repository, lockFile);
  }
  const folder = folders.find((one) => existsSync(join(one, 'package.json'))) ?? repository;
  return described(folder, repository, null);
}

/** Returns the command that installs the packages. */
export function installCommand({ manager, lockFile }: SitePackages): string {
  return lockFile ? LOCKED[manager] : `${manager.replace(/@.*/, '')} install`;
}

function described(folder: string, repository: string, lockFile: keyof typeof LOCK_FILES | null) {
  const pinned = /^(npm|pnpm|yarn|bun)@(\d+)/.exec(packageManagerField(folder));
  const name = lockFile ? LOCK_FILES[lockFile] : ((pinned?.[1] ?? 'npm') as SitePackages['manager']);
  const isBerry =
    name === 'yarn' && (pinned ? Number(pinned[2]) > 1 : lockFile !== null && isBerryLock(folder));
  return {
    manager: isBerry ? ('yarn@berry' as const) : name,
    folder: toPosix(relative(repository, folder)),
    lockFile,
    isPinned: pinned?.[1] === name,
  };
}

/** Returns the folders from the inner one to the outer one. */
function foldersBetween(inner: string, outer: string): string[] {
  return inner === outer || dirname(inner) === inner
    ? [inner]
    : [inner, ...foldersBetween(dirname(inner), outer)];
}

function packageManagerField(folder: string): string {
  try {
    return String(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).packageManager ?? '');
  } catch {
    // The file is missing or broken, which the package manager will report.
    return '';
  }
}

/** Checks for a lock file of Yarn 2 or later, which has an entry for its version. Yarn 1 has it in the first lines. */
function isBerryLock(folder: string): boolean {
  return /^__metadata:/m.test(readFileSync(join(folder, 'yarn.lock'), 'utf8').slice(0, 2000));
}
