import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, createPreviewServer } from '../packages/lectern/dist/index.js';
import { loadConfig } from '../packages/lectern/dist/internals.js';
import { hydrate, isSameDocument, markDocument, visitedBefore, watchConsole } from './support.ts';
import { expect, test } from './test.ts';

const plugin = new URL('../packages/plugin-offline/src/index.ts', import.meta.url).pathname;
const packages = new URL('../node_modules', import.meta.url).pathname;

const DOCS = {
  'en/index.md': '# Home\n\n[A](./guide/a.md), [B](./guide/b.md), [C](./guide/c.md)',
  'en/guide/index.md': '# Guide\n\nThe way.',
  'en/guide/a.md': '# A\n\nAlpha. ![Dot](./dot.svg) ![Public](/public.svg)',
  'en/guide/b.md': '# B\n\nBeta.',
  'en/guide/c.md': '# C\n\nGamma.',
  'en/guide/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="9"/></svg>',
  'public/public.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle r="8"/></svg>',
  'zh/index.md': '# 首页\n\n茶。',
};

/** A site that is built and served repeatedly under the same address. */
class Deployed {
  readonly folder = mkdtempSync(join(tmpdir(), 'lectern-offline-'));
  url = '';
  #server: Server | undefined;

  async deploy(options: string | null, title = 'Tea'): Promise<void> {
    this.write(DOCS);
    const plugins = options === null ? '' : `offline(${options})`;
    writeFileSync(
      join(this.folder, 'lectern.config.mjs'),
      `import { offline } from ${JSON.stringify(plugin)};
export default { title: '${title}', base: '/docs/', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  redirects: { '/old': '/guide/a' }, csp: {}, plugins: [${plugins}] };`,
    );
    await build(this.folder, { workers: 1 });
  }

  write(docs: Record<string, string>): void {
    for (const [name, text] of Object.entries(docs)) {
      mkdirSync(dirname(join(this.folder, 'docs', name)), { recursive: true });
      writeFileSync(join(this.folder, 'docs', name), text);
    }
  }

  async start(): Promise<void> {
    const server = createPreviewServer(await loadConfig(this.folder));
    const port = Number(new URL(this.url || 'http://localhost:0').port);
    await new Promise<void>((done) => server.listen(port, 'localhost', done));
    this.url = `http://localhost:${(server.address() as AddressInfo).port}/docs/`;
    this.#server = server;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    server?.closeAllConnections();
    await new Promise((done) => (server ? server.close(done) : done(undefined)));
  }
}

const siteTest = test.extend<{ site: Deployed }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  site: async ({}, use) => {
    const site = new Deployed();
    symlinkSync(packages, join(site.folder, 'node_modules'));
    await use(site);
    await site.stop();
    rmSync(site.folder, { recursive: true });
  },
});

/** Returns the paths of all cached files, without the base. Waits until a path is among them. */
async function kept(page: Page, name: string): Promise<string[]> {
  const read = () =>
    page.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((key) => window.caches.open(key)));
      const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
      return requests.map(({ url }) => new URL(url).pathname.replace('/docs', ''));
    });
  await expect.poll(read).toContain(name);
  return read();
}

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

siteTest('what was read can be read without network @build', async ({ page, site }) => {
  await site.deploy('');
  await site.start();
  await visitedBefore(page);
  const messages = watchConsole(page);
  await page.goto(site.url);
  expect(await workers(page)).toBe(0);
  await hydrate(page);
  await page.locator('.prose a', { hasText: 'A' }).click();
  await expect(page.locator('h1')).toHaveText('A');
  await kept(page, '/guide/a');
  await kept(page, '/');
  await page.locator('.header a', { hasText: 'Tea' }).click();
  await expect(page.locator('h1')).toHaveText('Home');
  expect(await kept(page, '/offline')).toContain('/zh/offline');
  expect(messages).toEqual([]);

  await site.stop();
  // Tries a click, which uses the payload, a load of a document, and a load with another spelling and a query.
  await markDocument(page);
  await page.locator('.prose a', { hasText: 'A' }).click();
  await expect(page.locator('h1')).toHaveText('A');
  expect(await isSameDocument(page)).toBe(true);
  for (const address of ['guide/a', 'guide/a.html?theme=x', '']) {
    await page.goto(site.url + address);
    await expect(page.locator('h1')).toHaveText(address ? 'A' : 'Home');
    await hydrate(page);
  }
  await page.goto(`${site.url}guide/a`);
  const isDrawn = (image: HTMLImageElement) => image.naturalWidth > 0;
  for (const image of await page.locator('.prose img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate(isDrawn)).toBe(true);
  }

  // A page that was not read before.
  const answer = await page.goto(`${site.url}guide/b`);
  expect(answer?.status()).toBe(503);
  await expect(page.locator('h1')).toHaveText('You are offline');
  expect((await page.locator('.prose li').allTextContents()).sort()).toEqual(['A', 'Home']);
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
  await hydrate(page);
  await page.locator('.prose li a', { hasText: 'A' }).click();
  await expect(page.locator('h1')).toHaveText('A');
  await page.goto(`${site.url}zh/guide/b`);
  await expect(page.locator('h1')).toHaveText('网络已断开');

  await site.start();
  await page.goto(`${site.url}guide/b`);
  await expect(page.locator('h1')).toHaveText('B');
  await page.goto(`${site.url}old`);
  await expect(page.locator('h1')).toHaveText('A');
  expect(new URL(page.url()).pathname).toBe('/docs/guide/a');
  expect((await page.goto(`${site.url}none`))?.status()).toBe(404);
});

siteTest('a new build is read at the next navigation, and old files go @build', async ({ page, site }) => {
  await site.deploy('');
  await site.start();
  await visitedBefore(page);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  await page.goto(`${site.url}guide/a`);
  await hydrate(page);
  const before = await kept(page, '/guide/a');
  const oldSite = before.find((name) => name.startsWith('/assets/site.en.')) ?? 'no site data';

  await site.deploy('', 'Coffee');
  site.write({ 'en/guide/a.md': '# A two\n\nAlpha.' });
  await markDocument(page);
  await page.locator('.sidebar a', { hasText: 'B' }).click();
  await expect(page).toHaveTitle('B | Coffee');
  expect(await isSameDocument(page)).toBe(false);
  await page.waitForTimeout(500);
  expect(loads).toEqual(['/docs/guide/a', '/docs/guide/b']);
  await hydrate(page);
  await kept(page, '/guide/b');

  // The cached page of the old build is the last one that needs the old files.
  await page.goto(`${site.url}guide/a`);
  await expect(page).toHaveTitle('A | Coffee');
  await expect.poll(() => kept(page, '/guide/a'), { timeout: 60_000 }).not.toContain(oldSite);
  await page.context().setOffline(true);
  await page.goto(`${site.url}guide/a`);
  await expect(page).toHaveTitle('A | Coffee');
});

siteTest('the whole site, or a part of it, is there before it is read @build', async ({ page, site }) => {
  await site.deploy(`{ precache: ['/guide/**', '!/guide/c'] }`);
  await site.start();
  await visitedBefore(page);
  await page.goto(site.url);
  await hydrate(page);
  const names = (await kept(page, '/guide/b')).join(' ');
  await expect.poll(async () => (await kept(page, '/guide/b')).join(' ')).toMatch(/\/assets\/offline\./);
  expect(await kept(page, '/guide/a.json')).not.toContain('/guide/c');
  expect(names).not.toContain('search_index');

  await site.deploy(`{ precache: 'all' }`);
  // A browser also looks for a new worker by itself, but only some time after it has shown a page.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null),
    )
    .toBeNull();
  await page.reload();
  await hydrate(page);
  await kept(page, '/guide/c');
  await expect
    .poll(async () => (await kept(page, '/guide/c')).filter((name) => /offline\.\w+\.json/.test(name)))
    .toHaveLength(1);
  await site.stop();
  await page.goto(`${site.url}guide/c`);
  await hydrate(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Alpha');
  await page.locator('[role=option]', { hasText: 'Alpha' }).first().click();
  await expect(page.locator('h1')).toHaveText('A');
});

for (const [name, options] of [
  ['with', '{ remove: true }'],
  ['without', null],
] as const) {
  siteTest(`a build ${name} the kill switch ends the worker @build`, async ({ page, site }) => {
    await site.deploy('');
    await site.start();
    await visitedBefore(page);
    await page.goto(site.url);
    await hydrate(page);
    await kept(page, '/');
    expect(await workers(page)).toBe(1);
    await site.deploy(options, 'After');
    await page.goto(`${site.url}guide/a`);
    await expect(page).toHaveTitle('A | After');
    await expect.poll(() => workers(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    await expect(page).toHaveTitle('A | After');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
}
