import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Config } from '../config/load.ts';
import { plainText, refusal, SLOW_CLIENTS, serverGuard } from '../config/server-guard.ts';
import {
  acceptsMarkdown,
  IMMUTABLE,
  isHashed,
  MARKDOWN_TYPE,
  REVALIDATE,
  SECURITY_HEADERS,
} from '../publish/headers.ts';
import { redirectFile, withQuery } from '../publish/redirect-file.ts';
import { DocsError } from '../shared/error.ts';
import { withBase, withoutBase } from '../shared/url.ts';
import { findFile } from './find-file.ts';
import { improveAssets, packedBodies } from './packed-bodies.ts';
import { sendFile } from './send-file.ts';

/**
 * Creates a server for a built site. It follows the rules of static hosts and sends the headers of `lectern host`. It
 * supports redirects and clean addresses, and sends the Markdown of a page to clients that ask for it. For all other
 * addresses, it sends `404.html` with status 404. Paths outside the output folder are not reachable, and pages of other
 * sites cannot make a browser request the site.
 *
 * @param host host that the server will listen on
 * @throws DocsError if there is no built site
 */
export function createPreviewServer(config: Config, host?: string): Server {
  const { outDir } = config;
  if (!existsSync(join(outDir, 'index.html'))) {
    throw new DocsError(`There is no built site in ${outDir}.`, {
      hint: 'Run "lectern build" first.',
    });
  }
  const guard = serverGuard(config.vite, host);
  const answer = answering(config);
  return createServer(SLOW_CLIENTS, async (request, response) => {
    const refused = refusal(request, guard);
    if (refused !== null) return plainText(response, 403, refused);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return plainText(response, 405, 'This server answers GET and HEAD.\n');
    }
    try {
      await answer(request, response);
    } catch (error) {
      // A build may remove files while they are requested. The next request finds the new ones.
      console.error(error);
      if (response.headersSent) response.destroy();
      else plainText(response, 500, 'This file cannot be read.\n');
    }
  });
}

/** Creates a function that answers requests from the output folder, read each time: a new build shows at once. */
function answering(
  config: Config,
): (request: IncomingMessage, response: ServerResponse) => void | Promise<void> {
  const { outDir, base } = config;
  const redirectOf = redirectFile(outDir);
  const packed = packedBodies();
  // A site without this folder is not from Lectern. Assets of a later build are compressed at the quick level.
  improveAssets(outDir, packed).catch(() => {});
  return async (request, response) => {
    const [pathname = '/', search = ''] = (request.url ?? '/').split(/(?=\?)/s);
    const path = withoutBase(base, pathname);
    // Also redirects `/docs`, because documents are below `/docs/`.
    if (path === null || !pathname.startsWith(base)) return redirect(response, 302, base);
    setHeaders(response, path);
    const rule = redirectOf(pathname);
    if (rule) return redirect(response, rule.status, withQuery(rule.to, search));
    const found = findFile(outDir, path, acceptsMarkdown(request.headers.accept));
    if (found && 'movedTo' in found) return redirect(response, 301, withBase(base, found.movedTo) + search);
    if (found?.file.endsWith('.md')) response.setHeader('Content-Type', MARKDOWN_TYPE);
    if (found && (await sendFile(join(outDir, found.file), request, response, packed))) return;
    notFound(config, request, response);
  };
}

function setHeaders(response: ServerResponse, path: string): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  const hashed = isHashed(path);
  response.setHeader('Cache-Control', hashed ? IMMUTABLE : REVALIDATE);
  response.setHeader('Vary', hashed ? 'Accept-Encoding' : 'Accept, Accept-Encoding');
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { Location: location, 'Cache-Control': REVALIDATE }).end();
}

function notFound(config: Config, request: IncomingMessage, response: ServerResponse): void {
  const body = readFileSync(join(config.outDir, '404.html'));
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': REVALIDATE });
  response.end(request.method === 'HEAD' ? undefined : body);
}
