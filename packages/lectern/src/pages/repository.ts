import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ancestors } from './ancestors.ts';

/** Returns the nearest folder with `.git`, searching from a folder upwards; null if there is none. */
export function repositoryOf(folder: string): string | null {
  return ancestors(folder).find((above) => existsSync(join(above, '.git'))) ?? null;
}

/** Returns false if a folder is outside of any git repository, without starting git. */
export function isInRepository(folder: string): boolean {
  // Git resolves symbolic links before it searches the parents. `GIT_DIR` takes precedence over that search (git(1)).
  if (process.env.GIT_DIR) return true;
  return existsSync(folder) && repositoryOf(realpathSync(folder)) !== null;
}
