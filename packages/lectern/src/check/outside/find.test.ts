import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { compiled } from '../../../tests/compiled-site.ts';
import { folderOf } from '../../../tests/folders.ts';
import { isDead } from './ask.ts';
import { findDeadOutside } from './find.ts';

const asked: string[] = [];
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  asked.push(`${request.method} ${request.url}`);
  const [, status = '200'] = /^\/(\d+)/.exec(request.url ?? '') ?? [];
  const isHeadRefused = request.url === '/only-get' && request.method === 'HEAD';
  response.writeHead(isHeadRefused ? 405 : Number(status)).end();
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it('asks once for each address, tells those that are gone, and keeps the answers', async () => {
  const folder = folderOf({
    'docs/index.md': `# A\n\n[a](${origin}/ok#part) [b](${origin}/404)\n\n[c](${origin}/404#x) [d](${origin}/only-get) [e](${origin}/403) [f](${origin}/left)\n\n[g](https://example.com/x) [h](mailto:a@b.c)\n`,
  });
  const site = await compiled(folder);
  const options = {
    pause: 0,
    isExample: (host: string) => host === 'example.com',
    isIgnored: (url: string) => url.endsWith('/left'),
  };
  const first = await findDeadOutside(site, options);
  expect(first.findings.map(({ where, message }) => `${where}  ${message}`)).toEqual([
    `docs/index.md:3  The link ${origin}/404 leads nowhere: the site answers 404.`,
    `docs/index.md:5  The link ${origin}/404 leads nowhere: the site answers 404.`,
  ]);
  // A host that rejects bots says nothing about the page.
  expect(first).toMatchObject({ asked: 4, unknown: 1 });
  expect(asked).toEqual([
    'HEAD /ok',
    'HEAD /404',
    'GET /404',
    'HEAD /only-get',
    'GET /only-get',
    'HEAD /403',
    'GET /403',
  ]);
  asked.length = 0;
  const again = await findDeadOutside(site, options);
  expect([again.findings.length, again.asked, asked.length]).toEqual([2, 0, 0]);
  // A failed response is cached for a day, a successful one for a week.
  const inTwoDays = await findDeadOutside(site, { ...options, now: () => Date.now() + 2 * 86_400_000 });
  expect([inTwoDays.asked, asked.includes('HEAD /ok')]).toEqual([2, false]);
});

it('leaves a host alone that says it is asked too often', async () => {
  const folder = folderOf({ 'docs/index.md': `# A\n\n[a](${origin}/429) [b](${origin}/404-later)\n` });
  asked.length = 0;
  const { findings, unknown } = await findDeadOutside(await compiled(folder), {
    pause: 0,
    isExample: () => false,
  });
  expect([findings, unknown, asked]).toEqual([[], 2, ['HEAD /429']]);
});

it.each([
  [{ status: 404, at: 0 }, true],
  [{ status: 410, at: 0 }, true],
  [{ status: 0, error: 'ENOTFOUND', at: 0 }, true],
  [{ status: 0, error: 'ETIMEDOUT', at: 0 }, false],
  [{ status: 503, at: 0 }, false],
  [{ status: 200, at: 0 }, false],
])('%j is dead: %s', (answer, dead) => {
  expect(isDead(answer)).toBe(dead);
});
