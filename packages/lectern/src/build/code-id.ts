import { identityOf } from '../config/hash.ts';
import type { Chunk } from './run-vite.ts';

/** Modules of Node.js through which code gets at what is no input of the build. */
const OUTSIDE = /^(?:node:)?(?:child_process|dgram|dns|fs|http2?|https|net|os|tls|worker_threads)(?:\/|$)/;

/**
 * Names the server's code of a site.
 *
 * @returns empty where that reads files or the network by itself: no one knows what its pages come of
 */
export function codeId(
  chunks: readonly Pick<Chunk, 'fileName' | 'code' | 'imports' | 'dynamicImports'>[],
): string {
  const imports = chunks.flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports]);
  if (imports.some((name) => OUTSIDE.test(name))) return '';
  const files = new Map(chunks.map(({ fileName, code }) => [fileName, code]));
  return identityOf(JSON.stringify([...files.keys()].sort().map((name) => [name, files.get(name)])));
}
