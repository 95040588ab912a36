import { brotliCompressSync, gzipSync } from 'node:zlib';
import { violationsInBothSchemes } from './axe.ts';
import { SITES, urlOf } from './sites.ts';
import { hydrate, sidewaysScroll, watchConsole, watchFiles } from './support.ts';
import { expect, test } from './test.ts';

const kB = (bytes: number) => bytes / 1000;

/** One page of each kind in the handbook, in both languages if fonts and line breaks may differ. */
const KINDS = {
  'home page': '/',
  'home page in Chinese': '/zh/',
  'guide with components': '/guide/components',
  'guide in Chinese': '/zh/guide/theming',
  'page of a comparison': '/why/comparison',
  'reference of options': '/reference/config',
  'reference of Markdown, source and result': '/reference/markdown',
  'reference of components, with examples': '/reference/components',
  'reference of types': '/reference/plugin-api',
};

// Colors change at once, so that tests need not wait.
test.use({
  baseURL: urlOf(SITES.handbook),
  colorScheme: 'light',
  contextOptions: { reducedMotion: 'reduce' },
});

test('axe and the console are silent on each kind of page, and nothing is wider than the window', async ({
  page,
}) => {
  test.slow();
  const messages = watchConsole(page);
  for (const [kind, path] of Object.entries(KINDS)) {
    await page.goto(path);
    await hydrate(page);
    expect.soft(await violationsInBothSchemes(page), kind).toEqual([]);
    expect.soft(await sidewaysScroll(page), kind).toBe(0);
    expect.soft(messages.splice(0), kind).toEqual([]);
  }
});

test('a page loads 25 kB of HTML and CSS at most, and its first move no more scripts than on the site', async ({
  page,
}) => {
  const files = watchFiles(page);
  await page.goto('/guide/getting-started');
  await page.waitForLoadState('networkidle');
  const loaded = Object.fromEntries((await Promise.all(files)).map(({ type, body }) => [type, body]));
  // Headings use a system font.
  expect(Object.keys(loaded).sort()).toEqual(['document', 'stylesheet']);
  const css = kB(gzipSync(loaded.stylesheet ?? '').length);
  // 11 kB as on the site, plus the palette of the handbook.
  expect(css).toBeLessThan(11.5);
  expect(css + kB(gzipSync(loaded.document ?? '').length)).toBeLessThan(25);

  files.length = 0;
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const scripts = (await Promise.all(files)).filter(({ type }) => type === 'script');
  expect(scripts.length).toBeGreaterThan(0);
  const bytes = scripts.reduce((sum, { body }) => sum + brotliCompressSync(body).length, 0);
  expect(kB(bytes)).toBeLessThan(78);
});
