import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findServer } from '../../../../scripts/servers.mjs';
import { build, createPreviewServer } from '../../dist/index.js';
import { hostConfig, loadConfig } from '../../dist/internals.js';
import { type Answer, ask, type HostServer, startCaddy, startNginx } from '../host-servers.ts';
import { site, write } from './testing.ts';

/**
 * Responses of hosts: real servers with the configs of `lectern host`, and `lectern preview`. `npm test` installs the
 * servers if it can; without a server, its tests are skipped.
 */

const bin = join(import.meta.dirname, '../../bin/lectern.js');
const LONG = 'Long text.\n\n'.repeat(200);

const pages = {
  'docs/index.md': '# Home',
  'docs/guide/index.md': '# Guide',
  'docs/guide/x.md': `---\nredirectFrom: [/was, /旧]\n---\n# Page X\n\n## Part\n\n${LONG}`,
  'docs/guide/页.md': '# 页',
  'docs/public/夹/index.html': '<p>A folder</p>',
  'docs/public/robots.txt': 'User-agent: *\n',
};

const MARKDOWN = { accept: 'text/markdown, text/html;q=0.9, */*;q=0.8' };
const BROWSER = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

interface Expected {
  /** Path below the base; `{asset}`, `{shard}` and `{entry}` are files of the build. */
  path: string;
  ask?: Record<string, string>;
  method?: string;
  status?: number;
  /** Headers with their value, or a pattern that the value matches. `{base}` is the base. */
  headers?: Record<string, string | RegExp>;
  body?: RegExp;
}

const HTML = { 'content-type': /^text\/html; ?charset=utf-8$/i, 'cache-control': 'no-cache' };
const MD = { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-cache' };
const KEPT = { 'cache-control': 'public, max-age=31536000, immutable' };
const missing = (path: string, more: Partial<Expected> = {}): Expected => ({
  path,
  status: 404,
  headers: HTML,
  body: /PAGE NOT FOUND/,
  ...more,
});
const moved = (path: string, location: string): Expected => ({ path, status: 301, headers: { location } });

const EXPECTED: Expected[] = [
  { path: '', headers: HTML, body: /Home/ },
  { path: '', ask: BROWSER, headers: { ...HTML, etag: /./, vary: /\baccept\b(?!-)/i }, body: /Home/ },
  { path: 'guide/x', headers: HTML, body: /Page X/ },
  { path: 'guide/x', method: 'HEAD', headers: HTML, body: /^$/ },
  { path: 'guide/x.html', headers: HTML, body: /Page X/ },
  { path: 'guide/', headers: HTML, body: /Guide/ },
  { path: 'guide/index.html', headers: HTML, body: /Guide/ },
  { path: 'robots.txt', headers: { 'content-type': /^text\/plain/, 'cache-control': 'no-cache' } },
  moved('guide', '{base}guide/'),
  moved('guide?a=1&b', '{base}guide/?a=1&b'),
  moved('guide/x/', '{base}guide/x'),
  moved('guide/x/?a=1&b=%26', '{base}guide/x?a=1&b=%26'),
  moved('guide/%E9%A1%B5/', '{base}guide/%E9%A1%B5'),
  moved('%E5%A4%B9?a=1', '{base}%E5%A4%B9/?a=1'),

  missing('nope'),
  missing('guide/nope/'),
  missing('assets'),
  missing('assets/nope.js'),
  missing('nope.md'),
  missing('nope', { ask: MARKDOWN }),

  { path: '{asset}', headers: { ...KEPT, 'content-type': /javascript/ } },
  {
    path: '{asset}',
    ask: { 'accept-encoding': 'gzip' },
    headers: { ...KEPT, 'content-encoding': 'gzip', vary: /accept-encoding/i },
  },
  { path: '{shard}', headers: { ...KEPT, 'content-type': /^application\/json/ } },
  { path: '{entry}', headers: { 'cache-control': 'no-cache' } },
  {
    path: 'guide/x',
    ask: { 'accept-encoding': 'gzip' },
    headers: { ...HTML, 'content-encoding': 'gzip', vary: /accept-encoding/i },
    body: /Page X/,
  },

  ...['old', 'old/', 'old.html', 'old/index.html'].map((path) => moved(path, '{base}guide/x#part')),
  moved('old?a=1&b=%26', '{base}guide/x?a=1&b=%26#part'),
  moved('was', '{base}guide/x'),
  moved('was?a=1', '{base}guide/x?a=1'),
  moved('%E6%97%A7', '{base}guide/x'),
  moved('start', '{base}guide/?own=1'),
  moved('away?c=2', 'https://example.org/a?b=1#c'),

  { path: 'guide/x', ask: MARKDOWN, headers: { ...MD, vary: /\baccept\b(?!-)/i }, body: /^# Page X$/m },
  { path: 'guide/', ask: MARKDOWN, headers: MD, body: /^# Guide$/m },
  { path: '', ask: { accept: 'TEXT/Markdown;q=1.0' }, headers: MD, body: /^# Home$/m },
  { path: 'guide/x', ask: { accept: 'text/html, text/markdown;q=0.5' }, headers: HTML, body: /Page X/ },
  { path: 'guide/x.html', ask: MARKDOWN, headers: HTML, body: /Page X/ },
  { path: 'guide/x.md', headers: MD, body: /^# Page X$/m },
  { path: '{asset}', ask: MARKDOWN, headers: { ...KEPT, 'content-type': /javascript/ } },
];

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'content-security-policy': "frame-ancestors 'self'",
};

const config = (base: string) => `export default {
  base: '${base}',
  redirects: {
    '/old': '/second#part', '/second': '/guide/x', '/start': '/guide/?own=1', '/away': 'https://example.org/a?b=1#c',
  },
};`;

describe.each(['/', '/docs/'])('a site at %s', (base) => {
  const project = mkdtempSync(join(tmpdir(), 'lectern-hosts-'));
  const outDir = join(project, 'dist');
  const files: Record<string, string> = {};

  beforeAll(async () => {
    write(project, { ...pages, 'lectern.config.mjs': config(base) });
    await build(project);
    const index = readdirSync(outDir).find((name) => /^search_index\.en\.[\w-]{6,}$/.test(name));
    files['{asset}'] =
      `assets/${readdirSync(join(outDir, 'assets')).find((name) => /^main\..*\.js$/.test(name))}`;
    files['{shard}'] = `${index}/t0.json`;
    files['{entry}'] = 'search_index.json';
  });

  afterAll(() => rmSync(project, { recursive: true, force: true }));

  async function answerTo({ path, ask: headers, method }: Expected, port: number): Promise<Answer> {
    return ask(port, base + path.replace(/^\{\w+\}/, (name) => files[name] ?? name), headers, method);
  }

  describe.each(['preview', 'nginx', 'caddy'] as const)('on %s', (name) => {
    const program = name === 'preview' ? 'lectern' : findServer(name);
    let server: HostServer;

    beforeAll(async () => {
      if (!program) return;
      if (name === 'preview') {
        server = await startPreview(project);
        return;
      }
      const start = name === 'nginx' ? startNginx : startCaddy;
      server = await start(program, (await hostConfig(name, project)).text, join(project, name));
    });

    afterAll(() => server?.stop());

    it.skipIf(!program)(
      `answers as it should${program ? '' : `: there is no ${name} on this machine`}`,
      async () => {
        const wrong: string[] = [];
        for (const expected of EXPECTED) {
          const answer = await answerTo(expected, server.port);
          const problems = differences(expected, answer, base);
          if (problems.length > 0) {
            wrong.push(
              `${expected.method ?? 'GET'} ${expected.path} ${JSON.stringify(expected.ask ?? {})}: ${problems.join('; ')}`,
            );
          }
        }
        expect(wrong).toEqual([]);
      },
    );

    it.skipIf(!program)('answers 304 to who has it', async () => {
      for (const path of ['guide/x', '{asset}', 'robots.txt']) {
        const { headers } = await answerTo({ path }, server.port);
        const again = await answerTo({ path, ask: { 'if-none-match': headers.etag ?? '' } }, server.port);
        expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
        expect(again.headers['cache-control']).toBe(headers['cache-control']);
      }
    });

    it.skipIf(!program || base === '/')('leads to the base', async () => {
      for (const path of ['/', '/docs']) {
        const { status, headers } = await ask(server.port, path);
        expect([path, headers.location]).toEqual([path, '/docs/']);
        expect([301, 302]).toContain(status);
      }
    });

    it.skipIf(!program)('leads to no other site', async () => {
      for (const path of [
        `/${base}guide`,
        `${base}/guide`,
        '//guide',
        `/${base}guide/x/`,
        `${base}/guide/x/`,
        '//guide/x/',
        `${base}..%2f..%2fguide`,
      ]) {
        const { headers } = await ask(server.port, path);
        expect(headers.location ?? '').not.toMatch(/^(?:\/\/|\w+:)/);
      }
    });
  });
});

function differences({ status = 200, headers = {}, body }: Expected, answer: Answer, base: string): string[] {
  const wanted = Object.entries<string | RegExp>({ ...ALWAYS, ...headers }).flatMap(([name, value]) => {
    const found = answer.headers[name];
    const fits = value instanceof RegExp ? value.test(found ?? '') : found === value.replace('{base}', base);
    return fits ? [] : `${name} is ${found}`;
  });
  if (answer.status !== status) wanted.unshift(`status ${answer.status}`);
  if (body && !body.test(answer.body)) wanted.push(`body ${answer.body.slice(0, 80)}`);
  return wanted;
}

async function startPreview(project: string): Promise<HostServer> {
  const server = createPreviewServer(await loadConfig(project));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

it('prints the configuration, and beside it what to do with it', async () => {
  const project = site({
    ...pages,
    'docs/b.md': '---\nredirectFrom: /guide\n---\n# B',
    'lectern.config.mjs': `export default { siteOrigin: 'https://docs.example.com', redirects: { '/old': '/nwe' } };`,
  });
  const run = () => spawnSync(process.execPath, [bin, 'host', 'netlify', project], { encoding: 'utf8' });
  const failed = run();
  expect([failed.status, failed.stdout]).toEqual([1, '']);
  expect(failed.stderr).toBe(`2 redirects cannot work:
  lectern.config.mjs:1  The redirect from /old leads to no page: /nwe.
    Write the path of a page without base, with the prefix of its language, or a URL with https://.
  docs/b.md:2  The redirect from /guide has the same address as the page docs/guide/index.md.
    Remove the redirect, or give the other one a new address.
More: lectern explain redirect-nowhere redirect-taken
`);
  write(project, { 'docs/b.md': '# B', 'lectern.config.mjs': 'export default {};' });
  const { status, stdout, stderr } = run();
  expect(status).toBe(0);
  expect(stdout).toMatch(/^# Made by "lectern host netlify"/);
  expect(stderr).toMatch(/^Save it as netlify\.toml/);
});
