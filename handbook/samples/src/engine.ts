import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export type Engine = typeof import('../../../packages/lectern/dist/internals.js');

/**
 * The built engine, with what no export of the package leads to. By its path: this file runs from `dist` as well, where a
 * relative import would lead elsewhere.
 *
 * @param root absolute folder of the repository
 */
export function openEngine(root: string): Promise<Engine> {
  return import(pathToFileURL(join(root, 'packages/lectern/dist/internals.js')).href);
}
