import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'lectern';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSections } from './feed.mjs';
import { openGroonga } from './groonga.mjs';
import { createSearchService } from './service.mjs';

const isInstalled = spawnSync('groonga', ['--version']).status === 0;
const site = fileURLToPath(new URL('../../packages/lectern/tests/fixtures/sites/bilingual', import.meta.url));

/** Returns a port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await new Promise((done) => server.once('listening', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

describe.skipIf(!isInstalled)('a site whose search is Groonga', () => {
  let folder = '';
  let url = '';
  let stop = () => {};

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lectern-groonga-'));
    await build(site, { outDir: join(folder, 'dist') });
    const port = await freePort();
    const engine = spawn('groonga', [
      '-s',
      '--protocol',
      'http',
      '--port',
      `${port}`,
      '-n',
      join(folder, 'db'),
    ]);
    const groonga = openGroonga(`http://127.0.0.1:${port}/d`);
    const sections = readSections(join(folder, 'dist'), 'docs');
    for (let tries = 0; ; tries++) {
      const failure = await groonga.replaceAll(sections).catch((error) => error);
      if (!failure) break;
      if (tries > 50) throw failure;
      await new Promise((done) => setTimeout(done, 100));
    }
    // Sections are loaded again after each build. That must not fail.
    await groonga.replaceAll(sections);
    const service = createSearchService(groonga).listen(0);
    url = `http://localhost:${(service.address() as AddressInfo).port}/`;
    stop = () => {
      service.close();
      engine.kill();
    };
  });

  afterAll(() => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(keyword: string, lang: string, limit = 7) {
    const query = new URLSearchParams({ keyword, lang, limit: `${limit}`, searchIndexes: 'docs,other' });
    return (await fetch(`${url}?${query}`)).json();
  }

  it('answers the call of the specification, in both languages, one hit a page', async () => {
    const [docs, other] = await ask('guide', 'en');
    expect([docs.index, other]).toEqual(['docs', { index: 'other', hits: [] }]);
    const [hit] = docs.hits;
    expect(Object.keys(hit).sort()).toEqual(
      'group header headerHighlights highlightInfoList link statement title titleHighlights type'
        .split(' ')
        .sort(),
    );
    expect(hit.link).toMatch(/guide/);
    const pages = docs.hits.map(({ link }: { link: string }) => link.replace(/#.*/, ''));
    expect(new Set(pages).size).toBe(pages.length);
    const [chinese] = await ask('指南', 'zh');
    expect(chinese.hits[0].link).toMatch(/^\/zh\//);
  });

  it('finds a page by a keyword of its front matter, which it does not show', async () => {
    const [{ hits }] = await ask('monolingual', 'en');
    expect(hits.map(({ link }: { link: string }) => link)).toEqual(['/guide/only-english']);
    expect(JSON.stringify(hits)).not.toContain('monolingual');
  });

  it('holds to the limit, and takes any text for words', async () => {
    const [one] = await ask('the', 'en', 1);
    expect(one.hits.length).toBeLessThanOrEqual(1);
    for (const text of ['"', '\\', ') OR (', 'a:b', '*', ''])
      expect(await ask(text, 'en')).toBeInstanceOf(Array);
  });
});
