import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Proxy of a site that adds one script, which reports errors and warnings. */
export interface ConsoleRelay {
  origin: string;
  messages: string[];
  close(): void;
}

const SAY = '/__console';

/** Runs first in each document. Its requests are synchronous, so that messages arrive before anything that follows. */
function report(path: string): void {
  const say = (words: unknown[]) => {
    const request = new XMLHttpRequest();
    request.open('POST', path, false);
    request.send(words.map(String).join(' '));
  };
  for (const level of ['error', 'warn'] as const) {
    const original = console[level].bind(console);
    console[level] = (...words) => {
      say(words);
      original(...words);
    };
  }
  const failed = ({ message, target }: ErrorEvent) => {
    const file = target instanceof HTMLElement && (target.getAttribute('src') ?? target.getAttribute('href'));
    say([message ?? `Cannot load ${file}`]);
  };
  addEventListener('error', failed, true);
  addEventListener('unhandledrejection', ({ reason }) => say([reason]));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    say([violatedDirective, blockedURI]),
  );
}

/** Starts a proxy of a site for a browser that does not report its console to its driver: WebKitGTK under WebDriver. */
export async function startConsoleRelay(origin: string): Promise<ConsoleRelay> {
  const messages: string[] = [];
  const server = createServer(async (request, response) => {
    try {
      if (request.url === SAY) {
        messages.push(await text(request));
        response.end();
      } else await pass(origin, request, response);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  });
  await new Promise<void>((done) => void server.listen(0, 'localhost', done));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${port}`, messages, close };
}

async function pass(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await fetch(new URL(request.url ?? '/', origin), {
    headers: { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' },
    redirect: 'manual',
  });
  const headers = [...answer.headers].filter(
    ([name]) => !/^(?:content-length|connection|keep-alive)$/.test(name),
  );
  response.writeHead(answer.status, Object.fromEntries(headers));
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html');
  const body = Buffer.from(await answer.arrayBuffer());
  response.end(isHtml ? body.toString().replace('<head>', () => `<head>${SCRIPT}`) : body);
}

// Inserted before the policy of the page, which blocks scripts that it does not know.
const SCRIPT = `<script>(${report})('${SAY}')</script>`;
