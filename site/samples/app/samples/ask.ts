import http from 'node:http';
import type { Server } from 'node:net';

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  /** Code of all scripts that the page in `body` loads. */
  scripts(): Promise<string>;
}

/** Gives the real port from the operating system. `address()` returns the port that the sample asked for. */
interface Listening {
  _handle: { getsockname(address: { port: number }): void };
}

/**
 * Sends requests to the next HTTP server that listens, before its callback runs. Prints the result of `show` for each
 * response: `GET /admin 200`. Several calls before the server starts send their requests in the order of the calls.
 *
 * @param paths paths to request, with the leading slash
 * @param init method and headers of the requests
 */
export function ask(paths: string[], show: (answer: Answer) => unknown, init: RequestInit = {}): void {
  const server: Partial<Pick<Server, 'listen'>> = http.Server.prototype;
  const listen = http.Server.prototype.listen as (...args: unknown[]) => Server;
  server.listen = function (this: Server & Listening, options: unknown, ready: () => void) {
    delete server.listen;
    const askAll = async () => {
      const address = { port: 0 };
      this._handle.getsockname(address);
      for (const path of paths) {
        const response = await fetch(`http://127.0.0.1:${address.port}${path}`, init);
        console.log(`${init.method ?? 'GET'} ${path} ${await show(await toAnswer(response))}`);
      }
      ready();
    };
    return Reflect.apply(listen, this, [options, askAll]);
  } as Server['listen'];
}

async function toAnswer(response: Response): Promise<Answer> {
  const { status, headers, url } = response;
  const body = await response.text();
  const scripts = async () => {
    const sources = Array.from(body.matchAll(/<script[^>]* src="([^"]+)"/g), ([, source = '']) => source);
    const codes = sources.map(async (source) => (await fetch(new URL(source, url))).text());
    return (await Promise.all(codes)).join('\n');
  };
  return { status, headers, body, scripts };
}
