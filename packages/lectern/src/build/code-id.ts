import { identityOf } from '../config/hash.ts';
import type { Chunk } from './run-vite.ts';

/** Modules of Node.js that give code access to data that is not an input of the build. */
const OUTSIDE = /^(?:node:)?(?:child_process|dgram|dns|fs|http2?|https|net|os|tls|worker_threads)(?:\/|$)/;

/**
 * Computes the id of a site's server code.
 *
 * @returns empty if the code itself reads files or the network: the inputs of its pages are then unknown
 */
export function codeId(
  chunks: readonly Pick<Chunk, 'fileName' | 'code' | 'imports' | 'dynamicImports'>[],
): string {
  const imports = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  if (imports.some((name) => OUTSIDE.test(name))) return '';
  const files = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
  return identityOf(JSON.stringify([...files.keys()].sort().map((name) => [name, files.get(name)])));
}
