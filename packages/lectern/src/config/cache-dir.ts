import { join, resolve } from 'node:path';

/**
 * Returns the cache folder of a project. No option moves it, so it is known before the config is read.
 *
 * @returns absolute folder for files that may be deleted at any time
 */
export function cacheDirOf(project: string): string {
  return join(resolve(project), '.lectern');
}
