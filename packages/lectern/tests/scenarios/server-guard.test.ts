import { symlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { openRaw, openTab, rawGet, sendRaw } from '../raw-socket.ts';
import { lastingSite } from './testing.ts';

/** Content of files that are not part of the site. No response may contain it. */
const SECRET = 'nobody shall read this';

const outside = lastingSite({ 'secret.txt': SECRET, 'folder/secret.txt': SECRET });
const folder = lastingSite({
  'docs/index.md': '# Home\n\nText.',
  'docs/guide.md': '# Guide',
  'docs/public/robot.txt': 'robot',
  '.env': SECRET,
});

/** Opens connections that keep sending lines without an end. @returns `stop` and a function that counts open ones */
function slowClients(url: string, count: number): { open(): number; stop(): void } {
  const half = rawGet('/guide', { Host: 'localhost' }).slice(0, -2);
  const sockets = Array.from({ length: count }, () => openRaw(url));
  let open = count;
  for (const socket of sockets) {
    socket
      .on('error', () => {})
      .on('close', () => {
        open -= 1;
      })
      .resume()
      .write(half);
  }
  const dribble = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('A: b\r\n');
  }, 1000);
  return {
    open: () => open,
    stop() {
      clearInterval(dribble);
      for (const socket of sockets) socket.destroy();
    },
  };
}

function closingOf(socket: Socket): Promise<string> {
  const closed = new Promise<string>((done) => socket.on('close', () => done('closed')));
  socket.on('error', () => {}).resume();
  socket.write(rawGet('/', { Host: 'localhost', Upgrade: 'other' }).replace('close', 'Upgrade'));
  return closed;
}

const servers: Partial<Record<'dev' | 'preview', ServerProcess>> = {};
/** A WebSocket that no handler of the server accepts. The server closes it after some seconds. */
let unclaimed: Promise<string> | undefined;
let slow: ReturnType<typeof slowClients>[] = [];
const urlOf = (name: 'dev' | 'preview') => servers[name]?.url ?? '';

beforeAll(async () => {
  await build(folder);
  for (const place of ['docs/public', 'dist', 'dist/assets']) {
    symlinkSync(join(outside, 'secret.txt'), join(folder, place, 'link.txt'));
    symlinkSync(join(outside, 'folder'), join(folder, place, 'linked'));
  }
  servers.dev = await startServer('dev', folder);
  servers.preview = await startServer('preview', folder);
  // They are open during all tests. The last tests check that the server has closed them.
  unclaimed = closingOf(openRaw(urlOf('dev')));
  slow = [urlOf('dev'), urlOf('preview')].map((url) => slowClients(url, 400));
});

afterAll(() => {
  for (const clients of slow) clients.stop();
  return Promise.all(Object.values(servers).map((server) => server.stop()));
});

const ask = (url: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  sendRaw(url, rawGet(path, { Host: new URL(url).host, Accept: 'text/html', ...headers }, method));
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);

/** Checks that the server still works: it serves a page. */
async function expectAlive(url: string): Promise<void> {
  expect(await ask(url, '/guide')).toContain('>Guide');
}

/** Paths that try to leave a folder, as sent over the wire. */
const WAYS_OUT = [
  '/../secret.txt',
  '/../../../../../../../../etc/passwd',
  '/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/..%252f..%252f..%252f..%252fetc%252fpasswd',
  '/..\\..\\..\\..\\etc\\passwd',
  '/..%5c..%5c..%5cetc%5cpasswd',
  '/assets/../../.env',
  '/assets/..%2f..%2f.env',
  '//etc/passwd',
  '///etc/passwd',
  '/%00/etc/passwd',
  '/robot.txt%00/../../../.env',
  '/.env',
  '/docs/../.env',
  '/link.txt',
  '/link.txt/',
  '/linked/secret.txt',
  '/assets/link.txt',
  '/assets/linked/secret.txt',
  '/docs/public/link.txt',
  '/docs/public/linked/secret.txt?raw',
  '/docs/public/link.txt?import&url',
];

/** Paths that only the bundler part of the dev server handles. */
const WAYS_OF_VITE = [
  '/@fs/etc/passwd',
  '/@fs//etc/passwd',
  '/@fs/etc/passwd?raw',
  '/@fs/etc/passwd?raw??',
  '/@fs/etc/passwd?import&raw',
  '/@fs/etc/passwd?import&?inline=1.wasm?init',
  '/@fs/etc/passwd?.svg?.wasm?init',
  '/@fs/etc/passwd?url',
  '/@fs/etc%2fpasswd',
  '/@fs/%2e%2e/etc/passwd',
  '/@fs/etc/passwd#/../docs/index.md',
  '/@id//etc/passwd',
  '/@id/__x00__/etc/passwd',
  `/@fs${outside}/secret.txt`,
  `/@fs${folder}/../${outside.split('/').at(-1)}/secret.txt`,
  `/@fs${folder}/.env`,
  `/@fs${folder}/.env?raw`,
  `/@fs${folder}/docs/public/link.txt`,
  `/@fs${folder}/docs/public/linked/secret.txt?raw`,
];

/** Requests that no browser sends. */
const MALFORMED = [
  'nonsense\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'GET / HTTP/9.9\r\n\r\n',
  'GET  HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: localhost\r\nHost\r\n\r\n',
  ...[
    '//',
    '//[',
    '///',
    'http://[',
    '*',
    '/%',
    '/%ff',
    '/%E0%A4%A',
    '/@fs/%',
    '/robot.txt/x',
    '/x'.repeat(7000),
  ].map((path) => rawGet(path, { Host: 'localhost' })),
  ...[
    'bytes=5-2',
    'bytes=-0',
    'bytes=-9999',
    'bytes=99-',
    'bytes=a-b',
    'bytes=0-1,3-4',
    'bytes=1e9-',
  ].flatMap((Range) => ['/robot.txt', '/guide'].map((path) => rawGet(path, { Host: 'localhost', Range }))),
  rawGet('/', { Host: 'localhost', Cookie: 'a'.repeat(40_000) }),
  rawGet('/', { Host: 'localhost', 'If-None-Match': '"'.repeat(9999), 'If-Modified-Since': 'never' }),
  rawGet('*', { Host: 'localhost', Upgrade: 'websocket' }, 'OPTIONS').replace('close', 'Upgrade'),
  rawGet('//[', { Host: 'localhost', Upgrade: 'websocket' }).replace('close', 'Upgrade'),
];

describe.each(['dev', 'preview'] as const)('lectern %s, while hundreds of clients are slow,', (name) => {
  it('is on this machine alone unless it is told otherwise', async () => {
    const { port, hostname } = new URL(urlOf(name));
    expect(hostname).toBe('localhost');
    // A loopback address on which a server answers if it listens on all addresses.
    const refused = new Promise((resolve) => {
      connect(Number(port), '127.0.0.2').on('error', resolve).on('connect', resolve);
    });
    expect(await refused).toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('refuses a name that someone else made lead here, for pages, payloads, files and modules', async () => {
    for (const path of ['/', '/guide', '/guide.json', '/guide.md', '/robot.txt', '/@vite/client', '/none']) {
      const answer = await ask(urlOf(name), path, { Host: 'evil.test' });
      expect([path, statusOf(answer)]).toEqual([path, 403]);
      expect(answer).toContain('This server is not for the host "evil.test".');
    }
    await expectAlive(urlOf(name));
  });

  it('refuses what a page of another site asks for, but not links to it', async () => {
    const url = urlOf(name);
    const foreign = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' };
    expect(statusOf(await ask(url, '/guide.json', { Origin: 'http://evil.test' }))).toBe(403);
    expect(statusOf(await ask(url, '/guide.json', foreign))).toBe(403);
    expect(statusOf(await ask(url, '/__open-in-editor?file=a', foreign))).toBe(403);
    expect(statusOf(await ask(url, '/guide', { ...foreign, 'Sec-Fetch-Mode': 'navigate' }))).toBe(200);
  });

  it('serves nothing from outside of the site', async () => {
    for (const path of name === 'dev' ? [...WAYS_OUT, ...WAYS_OF_VITE] : WAYS_OUT) {
      for (const Accept of ['text/html', '*/*']) {
        const answer = await ask(urlOf(name), path, { Accept });
        expect([path, statusOf(answer)]).not.toEqual([path, 200]);
        expect(answer).not.toMatch(new RegExp(`root:x:|${SECRET}`));
      }
    }
    await expectAlive(urlOf(name));
  });

  it('survives requests that no browser sends', async () => {
    for (const bytes of MALFORMED) {
      const socket = openRaw(urlOf(name));
      const answered = new Promise((done) => socket.on('data', done).on('error', done).on('close', done));
      socket.write(bytes, 'latin1');
      // An unhandled WebSocket gets no immediate response.
      await Promise.race([answered, sleep(500)]);
      socket.resetAndDestroy();
      await expectAlive(urlOf(name));
    }
  });
});

describe('the connection of open tabs', () => {
  it.each([
    ['a page of another site', { Origin: 'http://evil.test' }],
    ['a name that leads here', { Host: 'evil.test' }],
    ['a page of this site without its token', { Origin: 'http://localhost:1' }],
  ])('is refused to %s', async (_what, headers) => {
    expect(await openTab(urlOf('dev'), headers).catch(() => 0)).toBeTypeOf('number');
  });

  it('survives what a tab never sends, and one that leaves', async () => {
    const url = urlOf('dev');
    for (const data of [null, 5, [], {}, { path: 5 }, { path: {}, version: [] }, { path: '/', version: 7 }]) {
      const tab = await openTab(url);
      if (typeof tab === 'number') throw new Error(`The server refused a tab with ${tab}.`);
      tab.send('lectern:watch', data);
      tab.sendText('{');
      tab.sendText('nonsense');
      await sleep(50);
      tab.close();
    }
    writeFileSync(join(folder, 'docs/guide.md'), '# Guide\n\nAnother text.');
    await expect.poll(() => ask(url, '/guide'), { timeout: 60_000 }).toContain('Another text.');
  });

  it('is closed when nobody takes it', async () => {
    expect(await unclaimed).toBe('closed');
  });
});

it('hundreds of slow clients are let go', async () => {
  const open = () => slow.map((clients) => clients.open());
  await expect.poll(open, { timeout: 90_000, interval: 500 }).toEqual([0, 0]);
  for (const url of [urlOf('dev'), urlOf('preview')]) await expectAlive(url);
});
