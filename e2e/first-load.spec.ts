import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { documentsOf } from './documents.ts';
import { SITES } from './sites.ts';
import { hydrate } from './support.ts';
import { expect, test } from './test.ts';

const documents = documentsOf(SITES.docs);

const kB = (text: string | Buffer) => gzipSync(text).length / 1000;

const bootOf = (html: string) => /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';

test('before a sign of intent a page loads HTML and CSS, and no more than 25 kB @build', async ({ page }) => {
  const files: Promise<{ type: string; body: Buffer }>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    // The browser's own request, which blocks nothing.
    if (!response.url().includes('/favicon.')) files.push(response.body().then((body) => ({ type, body })));
  });
  // The longest guide.
  await page.goto('/guide/start/quick-start');
  await page.waitForTimeout(500);
  const loaded = await Promise.all(files);
  expect(loaded.map(({ type }) => type)).toEqual(['document', 'stylesheet']);
  const [html = '', css = ''] = loaded.map(({ body }) => body.toString());
  expect(kB(bootOf(html))).toBeLessThan(3);
  // A tenth of it is for browsers of before 2024: colours for both schemes, and nesting undone.
  expect(kB(css)).toBeLessThan(11);
  // All icons in one, and the arrow behind links that leave: to open an image takes a browser as long as a paragraph.
  expect(new Set(css.match(/url\("[^"]*"\)/g))).toHaveProperty('size', 2);
  expect(kB(html) + kB(css)).toBeLessThan(25);
});

test('nineteen pages of twenty are less than 10 kB of HTML @build', () => {
  const sizes = documents
    .map((file) => readFileSync(new URL(`../site/dist/${file}`, import.meta.url), 'utf8'))
    .map((html) => kB(html.replace(bootOf(html), '')))
    .sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThan(10);
});

test('scrolling that the browser does by itself is no sign of intent @build', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // So low that the sidebar overflows and starts at the current page.
  await page.setViewportSize({ width: 1280, height: 160 });
  await page.goto('/guide/start/npm-packages');
  await page.evaluate(() => scrollTo(0, 300));
  await page.waitForTimeout(500);
  expect(await page.locator('.sidebar').evaluate((sidebar) => sidebar.scrollTop)).toBeGreaterThan(0);
  expect(scripts).toEqual([]);
});

test('the first sign of intent fetches at most 78 kB of scripts @build', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto('/guide/start/quick-start');
  await hydrate(page);
  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeGreaterThan(0);
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(bytes / 1000).toBeLessThan(78);
  // V8 compiles them while they arrive.
  for (const body of bodies) expect(body.toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
