import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../config/load.ts';
import { createPreviewServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-preview-'));
const outDir = join(folder, 'dist');
const script = 'export const answer = 42;\n'.repeat(200);
// Real code, for which quick and best compression differ.
const code = readFileSync(import.meta.filename, 'utf8');
const html = `<h1>Start</h1>${'<p>Text.</p>'.repeat(200)}`;
let server: Server;

beforeAll(async () => {
  mkdirSync(join(outDir, 'assets'), { recursive: true });
  writeFileSync(join(outDir, 'assets/main.abc.js'), script);
  writeFileSync(join(outDir, 'assets/code.abc.js'), code);
  writeFileSync(join(outDir, 'index.html'), html);
  writeFileSync(join(outDir, '404.html'), 'nothing here');
  writeFileSync(join(folder, 'secret.js'), 'secret');
  server = createPreviewServer({ outDir, base: '/docs/', vite: {} } as Config);
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Returns the raw response. `fetch` would decompress it and normalize the path. */
async function ask(
  path: string,
  encoding = '',
  { method = 'GET', ...more }: Record<string, string> = {},
): Promise<IncomingMessage & { body: Buffer }> {
  const { port } = server.address() as AddressInfo;
  const headers = { 'accept-encoding': encoding, ...more };
  const answer = await new Promise<IncomingMessage>((done) =>
    request({ host: 'localhost', port, path, headers, method }, done).end(),
  );
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return Object.assign(answer, { body: Buffer.concat(chunks) });
}

describe('createPreviewServer', () => {
  it('sends scripts compressed, the same text to every browser, to be kept for ever', async () => {
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
      ['', (body: Buffer) => body],
    ] as const) {
      const { headers, body } = await ask('/docs/assets/main.abc.js', encoding);
      expect(headers['content-encoding'] ?? '').toBe(encoding);
      expect(headers['content-type']).toMatch(/^text\/javascript/);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(unpack(body).toString()).toBe(script);
    }
  });

  it('names the encoding of text, which browsers would guess, but not of XML, which names its own', async () => {
    const types = { 'zh/llms.txt': 'text/plain; charset=utf-8', 'sitemap.xml': 'text/xml' };
    mkdirSync(join(outDir, 'zh'), { recursive: true });
    for (const [name, type] of Object.entries(types)) {
      writeFileSync(join(outDir, name), '说明');
      expect((await ask(`/docs/${name}`)).headers['content-type']).toBe(type);
    }
  });

  it('has the best compression of scripts ready, as hosts do', async () => {
    const size = async () => (await ask('/docs/assets/code.abc.js', 'br')).body.length;
    await expect.poll(size).toBe(brotliCompressSync(code).length);
  });

  it('sends a script of a later build', async () => {
    writeFileSync(join(outDir, 'assets/main.def.js'), script);
    for (let time = 0; time < 3; time++) {
      const { statusCode, body } = await ask('/docs/assets/main.def.js', 'br');
      expect(statusCode).toBe(200);
      expect(brotliDecompressSync(body).toString()).toBe(script);
    }
  });

  it('has the files of a search index kept for ever, but not those that lead to them', async () => {
    mkdirSync(join(outDir, 'search_index.en.abc'));
    writeFileSync(join(outDir, 'search_index.en.abc/t0.json'), '{}');
    writeFileSync(join(outDir, 'search_index.en.abc.json'), '{}');
    writeFileSync(join(outDir, 'search_index.json'), '{}');
    const { headers } = await ask('/docs/search_index.en.abc/t0.json');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // Rules of hosts are for folders. These two files are revalidated, and answered with 304.
    for (const file of ['search_index.json', 'search_index.en.abc.json']) {
      expect((await ask(`/docs/${file}`)).headers['cache-control']).toBe('no-cache');
    }
  });

  it('sends pages compressed, to be asked for again', async () => {
    const { headers, body } = await ask('/docs/', 'br');
    expect(headers['cache-control']).toBe('no-cache');
    expect(brotliDecompressSync(body).toString()).toBe(html);
  });

  it.each([
    '/docs/nope',
    '/docs/assets/nope.js',
    '/docs/assets/../../secret.js',
    '/docs/assets/..%2f..%2fsecret.js',
    '/docs/assets/%2e%2e/%2e%2e/secret.js',
    '/docs/..%5csecret.js',
  ])('answers 404 for %s', async (path) => {
    const { statusCode, body } = await ask(path);
    expect(statusCode).toBe(404);
    expect(body.toString()).toBe('nothing here');
  });

  it('sends the next text of a page that was compressed before', async () => {
    for (const text of ['first '.repeat(400), 'second'.repeat(400)]) {
      writeFileSync(join(outDir, 'again.html'), text);
      for (let time = 0; time < 2; time++) {
        expect(brotliDecompressSync((await ask('/docs/again', 'br')).body).toString()).toBe(text);
        expect(gunzipSync((await ask('/docs/again', 'gzip')).body).toString()).toBe(text);
      }
    }
  });

  it('sends the part of a file that is asked for, of its own bytes', async () => {
    writeFileSync(join(outDir, 'part.txt'), script);
    const part = async (range: string) => {
      const { statusCode, headers, body } = await ask('/docs/part.txt', 'br', { range });
      return [statusCode, headers['content-range'], headers['content-encoding'], body.toString().slice(0, 6)];
    };
    const size = script.length;
    expect(await part('bytes=0-5')).toEqual([206, `bytes 0-5/${size}`, undefined, 'export']);
    expect(await part('bytes=-4')).toEqual([
      206,
      `bytes ${size - 4}-${size - 1}/${size}`,
      undefined,
      '42;\n',
    ]);
    expect(await part(`bytes=${size}-`)).toEqual([416, `bytes */${size}`, undefined, '']);
    // An invalid range is ignored.
    expect(await part('bytes=5-2')).toEqual([200, undefined, undefined, 'export']);
  });

  it('says that a file has not changed, and what it would send', async () => {
    const { headers, body } = await ask('/docs/');
    const again = await ask('/docs/', 'br', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body.length]).toEqual([304, 0]);
    const head = await ask('/docs/', '', { method: 'HEAD' });
    expect([head.statusCode, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(body.length),
      0,
    ]);
  });

  it('reads only: other methods are refused', async () => {
    const { statusCode, headers } = await ask('/docs/', '', { method: 'POST' });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('goes on where a build has taken its files away', async () => {
    const notFound = join(outDir, '404.html');
    const text = readFileSync(notFound);
    rmSync(notFound);
    const { statusCode, body } = await ask('/docs/nope');
    expect([statusCode, body.toString()]).toEqual([500, 'This file cannot be read.\n']);
    writeFileSync(notFound, text);
    expect((await ask('/docs/nope')).statusCode).toBe(404);
  });

  it('leads to the base from outside of it', async () => {
    const { statusCode, headers } = await ask('/other');
    expect([statusCode, headers.location]).toEqual([302, '/docs/']);
  });

  it('says what to do where there is nothing to serve', () => {
    const create = () => createPreviewServer({ outDir: join(folder, 'none'), base: '/' } as Config);
    expect(create).toThrow(`There is no built site in ${join(folder, 'none')}.`);
  });
});
