import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Server as NetServer } from 'node:net';
import { DocsError } from '../shared/error.ts';
import { withoutBase } from '../shared/url.ts';
import type { Place } from './vite-config.ts';

/** What answers behind the front: one Vite server in middleware mode. */
export interface Backend {
  base: string;
  handle(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
  /** Vite listens to it for WebSockets; never opened. */
  sockets: Server;
}

/** The server that browsers talk to. It stays while the Vite server behind it is replaced: no request is refused. */
export interface Front {
  place: Omit<Place, 'sockets'>;
  /** Requests wait until the first call; from the next one on the backend is another. */
  use(backend: Backend): void;
  close(): Promise<void>;
}

/**
 * Listens on the first free port.
 *
 * @param port the first one to try; 0 is any free one
 * @throws DocsError when the host is none of this machine
 */
export async function openFront(port: number, host: string): Promise<Front> {
  let backend: Backend | undefined;
  let setFirst: (backend: Backend) => void = () => {};
  const first = new Promise<Backend>((resolve) => {
    setFirst = resolve;
  });
  const server = createServer(async (request, response) =>
    answer(backend ?? (await first), request, response),
  );
  server.on('upgrade', async (request, socket, head) => {
    (backend ?? (await first)).sockets.emit('upgrade', request, socket, head);
  });
  await listen(server, await firstFree(port, host), host);
  return {
    place: {
      port: (server.address() as AddressInfo).port,
      host,
      token: randomBytes(9).toString('base64url'),
    },
    use(next) {
      backend = next;
      setFirst(next);
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

function answer({ base, handle }: Backend, request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  // As `lectern preview`: `/docs` as well, documents are below `/docs/`.
  if (withoutBase(base, pathname) === null || !pathname.startsWith(base)) {
    response.writeHead(302, { Location: base }).end();
    return;
  }
  handle(request, response, (error) => {
    // Vite has told the terminal and open tabs of the error.
    if (!response.headersSent) response.writeHead(error ? 500 : 404);
    response.end();
  });
}

/** A port that another program has on every address may still be free on one: the browser would find either. */
async function firstFree(port: number, host: string): Promise<number> {
  if (port === 0) return 0;
  for (let candidate = port; candidate < 65_535; candidate += 1) {
    if ((await isFree(candidate, host)) && (await isFree(candidate))) return candidate;
  }
  throw new DocsError(`No port from ${port} on is free.`, { hint: 'Choose another with --port.' });
}

async function isFree(port: number, host?: string): Promise<boolean> {
  const probe = createNetServer();
  try {
    await listen(probe, port, host);
    await new Promise((done) => probe.close(done));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw new DocsError(`Cannot listen on ${host}:${port}: ${(error as Error).message}`, {
      hint: 'Choose others with --host and --port.',
    });
  }
}

function listen(server: NetServer, port: number, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
