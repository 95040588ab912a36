import http from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { ask } from '../app/samples/ask.js';

afterEach(() => vi.restoreAllMocks());

it('prints what the next server answers, before its listener is told', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const server = http.createServer((request, response) => {
    if (request.url === '/a.js') response.end('code');
    else response.end(`${request.headers.accept} <script defer src="/a.js"></script>`);
  });
  ask(['/', '/b'], ({ status, body }) => `${status} ${body.split(' ')[0]}`, {
    headers: { accept: 'text/html' },
  });
  ask(['/'], ({ scripts }) => scripts());
  await new Promise<void>((ready) => server.listen({ port: 0 }, ready));
  server.close();
  expect(log.mock.calls.flat()).toEqual(['GET / 200 text/html', 'GET /b 200 text/html', 'GET / code']);
  expect(Object.hasOwn(http.Server.prototype, 'listen')).toBe(false);
});
