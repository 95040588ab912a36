import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canInstall, missingWebServers } from '../scripts/programs.mjs';
import { expect, test } from './test.ts';

/**
 * What `lectern host` prints, in real servers: the same questions for nginx, Caddy and `lectern preview`. nginx and
 * Caddy come from the system's packages (`scripts/setup.mjs`).
 */
test.describe.configure({ mode: 'serial' });

const bin = fileURLToPath(new URL('../packages/lectern/bin/lectern.js', import.meta.url));
const servers = ['nginx', 'caddy', 'preview'] as const;

/** A site on disk, and the servers that run for it. */
let folder = '';
let running: ChildProcess[] = [];

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-hosts-'));
  const files = {
    'docs/index.md': `# Home\n\n${'Words that are worth compressing. '.repeat(30)}`,
    'docs/guide/index.md': '---\nredirectFrom: /handbook/\n---\n# Guide',
    'docs/guide/brew.md': '# Brew\n\n## Time',
    'docs/public/data.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});

test.afterEach(async () => {
  await Promise.all(running.map(stop));
  running = [];
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

for (const base of ['/', '/docs/']) {
  for (const server of servers) {
    test(`${server} serves a site at ${base} @build`, async () => {
      const isMissing = missingWebServers().includes(server);
      test.skip(
        isMissing && !canInstall(),
        `${server} is not installed, and only an administrator can do that.`,
      );
      build(base);
      const port = await start(server, base);
      const ask = asking(port);
      const page = await ask(`${base}guide/brew`);
      expect([page.status, page.body.includes('<h1 id="brew">')]).toEqual([200, true]);
      for (const path of ['guide/', 'guide', 'guide/brew.html', '', 'guide/index.html']) {
        expect((await ask(base + path, {}, true)).status, path).toBe(200);
      }

      const missing = await ask(`${base}nothing/here`);
      expect([missing.status, missing.body.includes('PAGE NOT FOUND')]).toEqual([404, true]);
      expect(missing.headers['x-content-type-options']).toBe('nosniff');
      expect((await ask(`${base}assets/none.js`)).headers['cache-control'] ?? '').not.toContain('immutable');

      for (const [from, to] of [
        ['old', 'guide/brew#time'],
        ['old/', 'guide/brew#time'],
        ['handbook', 'guide/'],
        ['handbook/', 'guide/'],
      ]) {
        const { status, headers } = await ask(base + from);
        expect([status, headers.location], from).toEqual([301, base + to]);
      }

      const zipped = await ask(base, { 'accept-encoding': 'gzip' });
      expect(zipped.headers['content-encoding']).toBe('gzip');
      const script = /src="([^"]*\.js)"|"entryUrl":"([^"]+)"/.exec(page.body)?.[2] ?? '';
      expect((await ask(script)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await ask(script)).headers['content-type']).toMatch(/^text\/javascript/);
      expect(page.headers['cache-control']).toBe('no-cache');
      expect(page.headers['content-security-policy']).toBe("frame-ancestors 'self'");
      expect(page.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');

      const again = await ask(`${base}guide/brew`, { 'if-none-match': String(page.headers.etag) });
      expect(again.status).toBe(304);

      for (const path of ['guide/brew', 'guide/', '']) {
        const twin = await ask(base + path, { accept: 'text/markdown, */*;q=0.1' });
        expect(twin.headers['content-type'], path).toMatch(/^text\/markdown; ?charset=utf-8$/i);
        expect(twin.body, path).toMatch(/^---\ntitle: /);
        expect(twin.headers.vary, path).toMatch(/\baccept\b(?!-)/i);
      }
      const named = await ask(`${base}guide/brew.md`);
      expect(named.headers['content-type']).toMatch(/^text\/markdown; ?charset=utf-8$/i);
      expect((await ask(`${base}data.json`, { accept: 'text/markdown' })).body).toBe('{}');
    });
  }
}

function build(base: string): void {
  const config = `export default { base: '${base}', redirects: { '/old': '/guide/brew#time' } };`;
  writeFileSync(join(folder, 'lectern.config.mjs'), config);
  execFileSync(process.execPath, [bin, 'build', folder]);
}

/** @returns the port that it listens on */
async function start(server: (typeof servers)[number], base: string): Promise<number> {
  const port = await freePort();
  if (server === 'preview') run(process.execPath, [bin, 'preview', folder, '--port', String(port)]);
  else runHost(server, base, port);
  await expect.poll(() => isOpen(port)).toBe(true);
  return port;
}

/** The printed configuration as it is, but for the folder, the port and what only an administrator may do. */
function runHost(server: 'nginx' | 'caddy', base: string, port: number): void {
  const www = join(folder, 'www');
  rmSync(www, { recursive: true, force: true });
  cpSync(join(folder, 'dist'), join(www, base), { recursive: true });
  const printed = execFileSync(process.execPath, [bin, 'host', server, folder], { encoding: 'utf8' });
  const config = printed.replaceAll('/var/www/docs', www);
  const file = join(folder, server);
  if (server === 'caddy') {
    const site = config.replace('docs.example.com {', `http://localhost:${port} {`);
    writeFileSync(file, `{\n  admin off\n}\n${site}`);
    run('caddy', ['run', '--adapter', 'caddyfile', '--config', file]);
    return;
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const main = `daemon off; pid ${join(folder, 'pid')}; error_log stderr; events {} user root;`;
  const site = config.replace('listen 80;', `listen localhost:${port};`);
  writeFileSync(file, `${main}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${site}\n}\n`);
  run('nginx', ['-c', file, '-e', 'stderr']);
}

function run(command: string, args: string[]): void {
  // A home of its own: Caddy keeps what it finds out about the machine there.
  running.push(spawn(command, args, { stdio: 'inherit', env: { ...process.env, HOME: folder } }));
}

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    server.once('exit', () => done());
    server.kill('SIGTERM');
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** One request, answered as it comes over the wire: `fetch` would unpack it and follow redirects. */
function asking(port: number) {
  const once = (path: string, headers: Record<string, string>) =>
    new Promise<Answer>((resolve, reject) => {
      const request = get({ host: 'localhost', port, path, headers }, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString(),
        });
      });
      request.once('error', reject);
    });
  /** @param follows one redirect to another spelling of the address, which servers may prefer */
  return async (path: string, headers: Record<string, string> = {}, follows = false): Promise<Answer> => {
    const answer = await once(path, headers);
    const { location } = answer.headers;
    return follows && location ? once(location, headers) : answer;
  };
}
