import { dirname } from 'node:path';

/** Returns a folder and all of its parents. */
export function ancestors(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestors(parent)];
}
