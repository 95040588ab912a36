import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from '@polka/compression';
import sirv from 'sirv';
import type { Config } from '../config/load.ts';
import { cacheControl, MARKDOWN_TYPE, SECURITY_HEADERS, wantsMarkdown } from '../publish/hosts/rules.ts';
import { readRedirects } from '../publish/redirect-files.ts';
import { DocsError } from '../shared/error.ts';
import { normalizePath, withoutBase } from '../shared/url.ts';
import { compressedAssets } from './compressed-assets.ts';

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
      response.setHeader('Cache-Control', cacheControl(path));
      if (path.endsWith('.md')) response.setHeader('Content-Type', MARKDOWN_TYPE);
    },
  });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    const target = redirectOf(config, request.url ?? '/');
    if (target) {
      response.writeHead(301, { Location: target }).end();
      return;
    }
    const path = withoutBase(config.base, request.url ?? '/');
    if (path === null) {
      response.writeHead(302, { Location: config.base }).end();
      return;
    }
    request.url = wantsMarkdown(request.headers.accept) ? twinOf(config, path) : path;
    response.setHeader('Vary', 'Accept');
    if (answerAsset(request, response)) return;
    compress(request as never, response as never, () => {
      files(request, response, () => notFound(config, request, response));
    });
  });
}

/** As hosts with rules do; the file is the whole of what they know. */
function redirectOf({ outDir }: Config, url: string): string | undefined {
  const file = join(outDir, '_redirects');
  if (!existsSync(file)) return undefined;
  const [path = '', query] = url.split(/(?=\?)/);
  const plain = path.replace(/\/$/, '');
  const found = readRedirects(readFileSync(file, 'utf8')).find(
    ({ from }) => from.replace(/\/$/, '') === plain,
  );
  return found && (query && !/[?#]/.test(found.to) ? found.to + query : found.to);
}

/** A client that asks for Markdown gets the page's twin where there is one. */
function twinOf({ outDir }: Config, path: string): string {
  const [plain = '', query = ''] = path.split(/(?=\?)/);
  const twin = `${normalizePath(plain)}${plain.endsWith('/') ? 'index' : ''}.md`;
  const isInside = !twin.split('/').includes('..');
  return isInside && existsSync(join(outDir, twin)) ? encodeURI(twin) + query : path;
}

function notFound(config: Config, request: IncomingMessage, response: ServerResponse): void {
  const body = readFileSync(join(config.outDir, '404.html'));
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : body);
}
