import { join, resolve } from 'node:path';

/** @returns absolute folder for what may be deleted at any time; no config moves it, so it is known before that is read */
export function cacheDirOf(project: string): string {
  return join(resolve(project), '.lectern');
}
