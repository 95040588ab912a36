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

/** What answers behind the front: one Vite server in middleware mode. */
export interface Backend {
  base: string;
  guard: ServerGuard;
  handle(request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void;
  /** Vite listens to it for WebSockets; never opened. */
  sockets: Server;
}

/** The server that browsers talk to. It stays while the Vite server behind it is replaced: no request is refused. */
export interface Front {
  place: Omit<Place, 'sockets'>;
  /** Requests wait until the first call; from the next one on the backend is another. */
  use(backend: Backend): void;
  /** Resolves when backends that were replaced have answered what they were asked, or do not do so in a minute. */
  replacedAreDone(): Promise<void>;
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
  let setReady = () => {};
  // Without the backend as its value: the promise stays for good, and so would the first Vite server with all it keeps.
  const ready = new Promise<void>((resolve) => {
    setReady = resolve;
  });
  const current = async (): Promise<Backend> => {
    while (!backend) await ready;
    return backend;
  };
  /** Who was asked for what is not answered yet; a browser that leaves wants no answer. */
  const asked = new Map<ServerResponse, Backend>();
  const server = createServer(SLOW_CLIENTS, async (request, response) => {
    const taken = backend ?? (await current());
    asked.set(response, taken);
    response.once('close', () => asked.delete(response));
    answer(taken, request, response);
  });
  server.on('upgrade', async (request, socket, head) => {
    // A browser that leaves may reset the connection at any time.
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

/** A page whose modules hang is answered in this time; a stream of a plugin may have no end (ms). */
const LONGEST_ANSWER = 60_000;

function answer({ base, guard, handle }: Backend, request: IncomingMessage, response: ServerResponse): void {
  const { url = '' } = request;
  const refused = refusal(request, guard);
  if (refused !== null) return void plainText(response, 403, refused);
  // What follows takes it for a path; browsers ask for nothing else.
  if (!PATH.test(url)) return void plainText(response, 400, `${JSON.stringify(url)} is not a path.\n`);
  const pathname = url.replace(/[?#].*$/s, '');
  if (pathname.length > LONGEST_PATH) return void plainText(response, 414, 'The path is too long.\n');
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

/** One slash at the start: two would begin with a host. */
const PATH = /^\/(?!\/)/;

/**
 * No file of a site is further down. The bundler's resolver goes up a path folder by folder, and ends the process with
 * a segmentation fault at some thousands.
 */
const LONGEST_PATH = 2048;

/** Hands a WebSocket over. One that no one takes would stay open for ever. */
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

/** A server or plugin that takes a WebSocket answers at once (ms). */
const UNTIL_TAKEN = 10_000;

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
