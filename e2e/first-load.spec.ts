import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { documentsOf } from './documents.ts';
import { SITES } from './sites.ts';
import { hold, hydrate, watchFiles } from './support.ts';
import { expect, test } from './test.ts';

const documents = documentsOf(SITES.docs);

const kB = (text: string | Buffer) => gzipSync(text).length / 1000;

const bootOf = (html: string) => /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';

test('before a sign of intent a page loads HTML and CSS of no more than 25 kB, and a font @build', async ({
  page,
}) => {
  const files = watchFiles(page);
  // The longest guide of the site.
  await page.goto('/guide/start/quick-start');
  await page.waitForTimeout(500);
  const loaded = Object.fromEntries((await Promise.all(files)).map(({ type, body }) => [type, body]));
  expect(Object.keys(loaded).sort()).toEqual(['document', 'font', 'stylesheet']);
  expect(files).toHaveLength(3);
  const html = String(loaded.document).replace(/<link rel="preload"[^>]*>\n/, '');
  const styles = String(loaded.stylesheet);
  // The heading font has its own limit. Its preload link is not part of the HTML that is measured.
  const fontFaces = styles.match(/@font-face\{[^}]*\}/g) ?? [];
  expect(fontFaces).toHaveLength(2);
  expect(Number(loaded.font?.length) + Buffer.byteLength(fontFaces.join(''))).toBeLessThan(20_000);
  const css = fontFaces.reduce((rest, rule) => rest.replace(rule, ''), styles);
  expect(kB(bootOf(html))).toBeLessThan(3);
  // A tenth of it is for browsers from before 2024: colors for both schemes, and rules without nesting.
  expect(kB(css)).toBeLessThan(11);
  // All icons are in one image: opening an image takes a browser as long as a paragraph.
  expect(new Set(css.match(/url\("[^"]*"\)/g))).toHaveProperty('size', 1);
  expect(kB(html) + kB(css)).toBeLessThan(25);
});

test('headings keep their height when their font arrives @build', async ({ page }) => {
  const release = await hold(page, /\.woff2$/);
  await page.goto('/guide/start/quick-start', { waitUntil: 'domcontentloaded' });
  const heights = () =>
    page.locator('main :is(h1, h2, h3)').evaluateAll((headings) => headings.map((one) => one.clientHeight));
  const isLoaded = () => page.evaluate(() => document.fonts.check('700 1em "Lectern Heading"'));
  const before = await heights();
  expect(await isLoaded()).toBe(false);
  release();
  await expect.poll(isLoaded).toBe(true);
  expect(before.length).toBeGreaterThan(10);
  expect(await heights()).toEqual(before);
});

test('nineteen pages of twenty are less than 11 kB of HTML, and less than 6 kB without their text @build', () => {
  const pages = documents
    .map((file) => readFileSync(new URL(`../site/dist/${file}`, import.meta.url), 'utf8'))
    .map((html) => html.replace(bootOf(html), ''));
  const ofTwenty = (sizes: number[]) => sizes.sort((a, b) => a - b)[Math.floor(sizes.length * 0.95)];
  expect(ofTwenty(pages.map(kB))).toBeLessThan(11);
  // The part that the engine adds. The length of the text is up to its writers.
  expect(ofTwenty(pages.map((html) => kB(html.replace(/<article.*?<\/article>/s, ''))))).toBeLessThan(6);
});

test('scrolling that the browser does by itself is no sign of intent @build', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  // In a window this low, the sidebar overflows and starts at the current page.
  await page.setViewportSize({ width: 1280, height: 160 });
  await page.goto('/guide/start/npm-packages');
  await page.evaluate(() => scrollTo(0, 300));
  await page.waitForTimeout(500);
  expect(await page.locator('.sidebar').evaluate((sidebar) => sidebar.scrollTop)).toBeGreaterThan(0);
  expect(scripts).toEqual([]);
});

test('the first sign of intent fetches at most 78 kB of scripts @build', async ({ page }) => {
  const files = watchFiles(page);
  await page.goto('/guide/start/quick-start');
  await hydrate(page);
  const scripts = (await Promise.all(files)).filter(({ type }) => type === 'script');
  const bodies = scripts.map(({ body }) => body);
  expect(bodies.length).toBeGreaterThan(0);
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(bytes / 1000).toBeLessThan(78);
  // This comment makes V8 compile the scripts while they arrive.
  for (const body of bodies) expect(body.toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
