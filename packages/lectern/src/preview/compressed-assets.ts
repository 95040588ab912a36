import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { IMMUTABLE } from '../publish/headers.ts';

const compress = promisify(brotliCompress);

/** Scripts and styles under their hashed names; nothing that leads out of the folder matches. */
const ASSET = /^\/assets\/([\w-][\w.-]*\.(js|css))$/;
const TYPES: Record<string, string> = { js: 'text/javascript', css: 'text/css' };

/**
 * Scripts and styles compressed once and as well as possible, as hosts have them: the best brotli takes a
 * third of a second for the client, too long to do for each request.
 *
 * @param outDir the built site
 * @returns a handler that answers what it has ready, and says whether it did
 */
export function compressedAssets(
  outDir: string,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const bodies = new Map<string, Buffer | null>();

  async function add(name: string): Promise<void> {
    if (bodies.has(name)) return;
    bodies.set(name, null);
    try {
      bodies.set(name, await compress(await readFile(join(outDir, 'assets', name))));
    } catch {
      // No such file: the next handler says so, and a later build may bring it.
      bodies.delete(name);
    }
  }

  for (const name of readdirSync(join(outDir, 'assets'))) if (ASSET.test(`/assets/${name}`)) add(name);

  return (request, response) => {
    const [, name = '', extension = ''] = ASSET.exec(request.url ?? '') ?? [];
    if (!name || request.method !== 'GET' || !/\bbr\b/.test(String(request.headers['accept-encoding'])))
      return false;
    const body = bodies.get(name);
    if (!body) {
      add(name);
      return false;
    }
    response.writeHead(200, {
      'Content-Type': `${TYPES[extension]}; charset=utf-8`,
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      'Cache-Control': IMMUTABLE,
      Vary: 'Accept-Encoding',
    });
    response.end(body);
    return true;
  };
}
