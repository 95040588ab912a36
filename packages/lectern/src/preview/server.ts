import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';
import type { Config } from '../config/load.ts';
import { DocsError } from '../shared/error.ts';
import { withoutBase } from '../shared/url.ts';
import { compressedAssets, IMMUTABLE } from './compressed-assets.ts';

/**
 * Serves a built site by the rules of static hosts: `x` is `x.html` or `x/index.html`, anything else is
 * `404.html` with status 404. Paths outside the output folder are not reachable (sirv).
 *
 * @throws DocsError when there is no output yet
 */
export function createPreviewServer(config: Config): Server {
  if (!existsSync(join(config.outDir, 'index.html'))) {
    throw new DocsError(`There is no built site in ${config.outDir}.`, {
      hint: 'Run "lectern build" first.',
    });
  }
  const answerAsset = compressedAssets(config.outDir);
  // Brotli's own default takes forty times as long for a tenth fewer bytes.
  const compress = compression({ brotli: true, level: 5 });
  const files = sirv(config.outDir, {
    // Read from disk each time, so that a new build shows at once.
    dev: true,
    etag: true,
    setHeaders(response, path) {
      const isHashed = /^\/(?:assets\/|search_index\.[^/]+(?:\/|\.[\w-]+\.json$))/.test(path);
      response.setHeader('Cache-Control', isHashed ? IMMUTABLE : 'no-cache');
    },
  });
  return createServer((request, response) => {
    const path = withoutBase(config.base, request.url ?? '/');
    if (path === null) {
      response.writeHead(302, { Location: config.base }).end();
      return;
    }
    request.url = path;
    if (answerAsset(request, response)) return;
    compress(request as never, response as never, () => {
      files(request, response, () => notFound(config, request, response));
    });
  });
}

function notFound(config: Config, request: IncomingMessage, response: ServerResponse): void {
  const body = readFileSync(join(config.outDir, '404.html'));
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : body);
}
