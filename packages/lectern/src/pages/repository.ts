import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ancestors } from './ancestors.ts';

/** The nearest folder with `.git`, from a folder upwards; null where there is none. */
export function repositoryOf(folder: string): string | null {
  return ancestors(folder).find((above) => existsSync(join(above, '.git'))) ?? null;
}

/** False where git knows nothing of a folder, so that nobody has to start git to learn that. */
export function isInRepository(folder: string): boolean {
  // Git follows links before it goes up. Its own way to name a repository comes first (git(1), GIT_DIR).
  if (process.env.GIT_DIR) return true;
  return existsSync(folder) && repositoryOf(realpathSync(folder)) !== null;
}
