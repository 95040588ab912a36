import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Engine = typeof import('../../../packages/lectern/dist/internals.js');

/**
 * Imports the built engine with its internals, which the package does not export. The path is absolute because this
 * file also runs from `dist`, where a relative import would resolve to another file.
 *
 * @param root absolute folder of the repository
 */
export function openEngine(root: string): Promise<Engine> {
  return import(pathToFileURL(join(root, 'packages/lectern/dist/internals.js')).href);
}
