import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  type AddressInfo,
  createServer as createNetServer,
  type Server as NetServer,
  type Socket,
} from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { plainText, refusal, type ServerGuard, SLOW_CLIENTS } from '../config/server-guard.ts';
import { DocsError } from '../shared/error.ts';
import { withoutBase } from '../shared/url.ts';
import type { Place } from './vite-config.ts';

/** A Vite server in middleware mode, which answers requests behind the front. */
export interface Backend {
  base: string;
  guard: ServerGuard;
  handle(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
  /** Server on which Vite listens for WebSockets. It is never opened. */
  sockets: Server;
}

/** The server that browsers talk to. It stays while the Vite server behind it is replaced, so no request is refused. */
export interface Front {
  place: Omit<Place, 'sockets'>;
  /** Sets the backend. Requests wait until the first call. Later calls replace the backend. */
  use(backend: Backend): void;
  /** Resolves when replaced backends have answered all their requests, or after a minute. */
  replacedAreDone(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a server on the first free port.
 *
 * @param port the first port to try; 0 uses any free one
 * @throws DocsError if the host is not an address of this machine
 */
export async function openFront(port: number, host: string): Promise<Front> {
  let backend: Backend | undefined;
  let setReady = () => {};
  // Resolves without the backend: the promise is never released, and would keep the first Vite server in memory.
  const ready = new Promise<void>((resolve) => {
    setReady = resolve;
  });
  const current = async (): Promise<Backend> => {
    while (!backend) await ready;
    return backend;
  };
  /** Backends of the responses that are not finished. A browser that disconnects needs no answer. */
  const asked = new Map<ServerResponse, Backend>();
  const server = createServer(SLOW_CLIENTS, async (request, response) => {
    const taken = backend ?? (await current());
    asked.set(response, taken);
    response.once('close', () => asked.delete(response));
    answer(taken, request, response);
  });
  server.on('upgrade', async (request, socket, head) => {
    // A browser that disconnects may reset the connection at any time.
    socket.on('error', () => {});
    connectSocket(backend ?? (await current()), request, socket as Socket, head);
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
      setReady();
    },
    async replacedAreDone() {
      const waits = [...asked].filter(([, taken]) => taken !== backend);
      const answers = waits.map(([response]) => new Promise((done) => response.once('close', done)));
      await Promise.race([Promise.all(answers), sleep(LONGEST_ANSWER, undefined, { ref: false })]);
    },
    async close() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Maximum time to wait for answers (ms). A page whose modules hang is answered by then. A plugin's stream may never
 * end.
 */
const LONGEST_ANSWER = 60_000;

function answer({ base, guard, handle }: Backend, request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request;
  const refused = refusal(request, guard);
  if (refused !== null) return void plainText(response, 403, refused);
  // The following code treats the URL as a path, and browsers request nothing else.
  if (!PATH.test(url)) return void plainText(response, 400, `${JSON.stringify(url)} is not a path.\n`);
  const pathname = url.replace(/[?#].*$/s, '');
  if (pathname.length > LONGEST_PATH) return void plainText(response, 414, 'The path is too long.\n');
  // Same as `lectern preview`: `/docs` redirects as well, because documents are below `/docs/`.
  if (withoutBase(base, pathname) === null || !pathname.startsWith(base)) {
    response.writeHead(302, { Location: base }).end();
    return;
  }
  handle(request, response, (error) => {
    // Vite has already reported the error on the terminal and in open tabs.
    if (!response.headersSent) response.writeHead(error ? 500 : 404);
    response.end();
  });
}

/** A single slash at the start, because two slashes would begin a host name. */
const PATH = /^\/(?!\/)/;

/**
 * Maximum length of a path. No file of a site is nested that deep. The bundler's resolver walks up a path folder by
 * folder, and crashes with a segmentation fault at some thousands of folders.
 */
const LONGEST_PATH = 2048;

/** Passes a WebSocket to Vite. It is closed if nothing accepts it, because it would otherwise stay open forever. */
function connectSocket({ guard, sockets }: Backend, request: IncomingMessage, socket: Socket, head: Buffer) {
  if (refusal(request, guard) !== null || !PATH.test(request.url ?? '')) {
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
    return;
  }
  sockets.emit('upgrade', request, socket, head);
  setTimeout(() => {
    if (socket.bytesWritten === 0) socket.destroy();
  }, UNTIL_TAKEN).unref();
}

/** Time after which a WebSocket is closed (ms). A server or plugin that accepts one answers at once. */
const UNTIL_TAKEN = 10_000;

/** Finds a free port. It must be free on every address as well, because the browser might reach either program. */
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
