import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, createPreviewServer } from '../packages/lectern/dist/index.js';
import { loadConfig } from '../packages/lectern/dist/internals.js';
import { readFences } from '../packages/lectern/dist/markdown/index.js';
import { hydrate } from './support.ts';
import { expect, test } from './test.ts';

/** Tests the handbook's fences with `recipe="…"`. Each recipe gets its own site, and its services are mocked. */

const recipes = ['security', 'publishing'].flatMap((page) =>
  readFences(readFileSync(join(import.meta.dirname, `../handbook/docs/en/guide/${page}.md`), 'utf8'), 'md'),
);

const PAGES = {
  'docs/index.md': '# Home\n\n[Next](./next.md) [Support](./support.md)\n',
  'docs/next.md': '# Next\n\n[Home](./index.md)\n',
  'docs/support.md': '# Support\n\n[Home](./index.md)\n',
};

/** Returns the files of a recipe by their titles. */
function filesOf(recipe: string): Record<string, string> {
  const fences = recipes.filter(({ meta }) => meta.includes(`recipe="${recipe}"`));
  return Object.fromEntries(fences.map(({ meta, code }) => [/title="(.*?)"/.exec(meta)?.[1] ?? '', code]));
}

const recipe = test.extend<{ open(name: string): Promise<string[]> }>({
  // Opens the home page of a recipe's site. Returns a list that receives what the policy blocks.
  open: async ({ page }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-recipe-'));
    const servers: ReturnType<typeof createPreviewServer>[] = [];
    await use(async (name) => {
      for (const [path, text] of Object.entries({ ...PAGES, ...filesOf(name) })) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      symlinkSync(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'));
      await build(folder);
      const server = createPreviewServer(await loadConfig(folder));
      servers.push(server);
      await new Promise<void>((done) => server.listen(0, 'localhost', done));
      const refused = await noteRefused(page);
      await page.goto(`http://localhost:${(server.address() as { port: number }).port}/`);
      return refused;
    });
    for (const server of servers) server.close();
    rmSync(folder, { recursive: true, force: true });
  },
});

async function noteRefused(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefused', (address: string) => refused.push(address));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
      (window as unknown as { noteRefused(address: string): void }).noteRefused(blockedURI),
    ),
  );
  return refused;
}

/** Mocks a service that responds with a script. */
const serve = (page: Page, url: string, body: string) =>
  page.route(url, (route) => route.fulfill({ contentType: 'text/javascript', body }));

// Runs only with the build: the dev server has no policy, and these sites are built and served here.
recipe.describe('recipes @build', () => {
  recipe('verification: the tag is in the head', async ({ page, open }) => {
    await open('verification');
    await expect(page.locator('head meta[name="google-site-verification"]')).toHaveAttribute(
      'content',
      'your-token',
    );
  });

  recipe('analytics: counts the first page, and each page that a reader moves to', async ({ page, open }) => {
    await serve(
      page,
      'https://stats.example.com/script.js',
      `window.seen = [location.pathname]; window.stats = (event, { path }) => seen.push(path)`,
    );
    const refused = await open('analytics');
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(seen).toEqual(['/']);
    await hydrate(page);
    await page.getByRole('main').getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page.locator('h1')).toHaveText('Next');
    await expect.poll(seen).toEqual(['/', '/next']);
    await page.goBack();
    await expect.poll(seen).toEqual(['/', '/next', '/']);
    expect(refused).toEqual([]);
  });

  recipe('an inline script runs by its hash', async ({ page, open }) => {
    await serve(page, 'https://tags.example.com/**', 'window.tagged = true');
    const refused = await open('inline');
    await expect.poll(() => page.evaluate(() => 'tagged' in window && 'dataLayer' in window)).toBe(true);
    expect(refused).toEqual([]);
  });

  recipe('a chat widget loads its scripts, opens its frame and has its styles', async ({ page, open }) => {
    await serve(
      page,
      'https://chat.example.com/loader.js',
      `document.head.append(Object.assign(document.createElement('script'), { src: 'https://cdn.chat.example.com/w.js' }))`,
    );
    await serve(
      page,
      'https://cdn.chat.example.com/w.js',
      `document.head.append(Object.assign(document.createElement('style'), { textContent: '#chat { inline-size: 321px }' }));
       // As widgets do: a script in the head may run before there is a body.
       const show = () => document.body.append(Object.assign(document.createElement('iframe'), { id: 'chat', src: 'https://chat.example.com/frame' }));
       document.body ? show() : addEventListener('DOMContentLoaded', show);`,
    );
    await page.route('https://chat.example.com/frame', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' }),
    );
    const refused = await open('chat');
    await expect(page.frameLocator('#chat').locator('p')).toHaveText('Hello');
    await expect(page.locator('#chat')).toHaveCSS('inline-size', '321px');
    expect(refused).toEqual([]);
  });

  recipe(
    'a widget on one page is there when a reader comes, and gone when they leave',
    async ({ page, open }) => {
      await serve(page, 'https://chat.example.com/loader.js', `document.documentElement.dataset.chat = ''`);
      const refused = await open('chat-page');
      const html = page.locator('html');
      await hydrate(page);
      await page.getByRole('main').getByRole('link', { name: 'Support', exact: true }).click();
      await expect(html).toHaveAttribute('data-chat', '');
      await expect(page).toHaveURL(/\/support$/);
      await hydrate(page);
      await page.locator('.site-title').click();
      await expect(page.locator('h1')).toHaveText('Home');
      await expect(html).not.toHaveAttribute('data-chat');
      expect(refused).toEqual([]);
    },
  );
});
