import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { toPosix } from '../../pages/paths.ts';

/** How the packages of a site are installed. */
export interface SitePackages {
  /** Who installs them; `yarn@berry` is Yarn 2 and later. */
  manager: 'npm' | 'pnpm' | 'yarn' | 'yarn@berry' | 'bun';
  /** Folder in the repository with their lock file, or with `package.json`; empty when it is the repository. */
  folder: string;
  /** Name of the lock file; null where there is none yet. */
  lockFile: string | null;
  /** `package.json` names the package manager and its version. */
  isPinned: boolean;
}

/** What package managers lock versions in; of several in a folder the first one counts. */
const LOCK_FILES = {
  'package-lock.json': 'npm',
  'npm-shrinkwrap.json': 'npm',
  'pnpm-lock.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
} as const;

/** Installs what the lock file has, and fails where it does not fit `package.json`. */
const LOCKED = {
  npm: 'npm ci',
  pnpm: 'pnpm install --frozen-lockfile',
  yarn: 'yarn install --frozen-lockfile',
  'yarn@berry': 'yarn install --immutable',
  bun: 'bun install --frozen-lockfile',
} as const;

/**
 * How the packages of a project are installed: by the lock file that is nearest, from its folder up to that of the
 * repository. Without a lock file the field `packageManager` decides, else it is npm.
 *
 * @param project absolute folder
 * @param repository absolute folder of the project or above it
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

/** The command that installs them. */
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

/** The first is the inner one. */
function foldersBetween(inner: string, outer: string): string[] {
  return inner === outer || dirname(inner) === inner
    ? [inner]
    : [inner, ...foldersBetween(dirname(inner), outer)];
}

function packageManagerField(folder: string): string {
  try {
    return String(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).packageManager ?? '');
  } catch {
    // It is missing or broken, and whoever installs the packages says so.
    return '';
  }
}

/** Yarn 1 names its version in the first lines of its lock file, later versions have an entry for theirs. */
function isBerryLock(folder: string): boolean {
  return /^__metadata:/m.test(readFileSync(join(folder, 'yarn.lock'), 'utf8').slice(0, 2000));
}
