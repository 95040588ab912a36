import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../lectern/dist/index.js';
import { startServer } from '../../lectern/tests/dev-server.ts';
import { chromium, openBrowser, openPage } from '../../lectern/tests/scenarios/browser.ts';
import { siteWithPackages } from '../../lectern/tests/scenarios/testing.ts';

const plugin = new URL('../src/index.ts', import.meta.url).pathname;

let browser: Awaited<ReturnType<typeof openBrowser>> | undefined;

beforeAll(async () => {
  if (chromium) browser = await openBrowser();
});
afterAll(() => browser?.close());

it.skipIf(!chromium)('a page gets the styles of formulas by a click, before it is shown', async () => {
  if (!browser) throw new Error('There is no browser.');
  const folder = siteWithPackages({
    'lectern.config.mjs': `import { math } from '${plugin}';\nexport default { title: 'T', plugins: [math()] };`,
    'docs/index.md': '# Plain\n\n[Formulas](./formulas.md)',
    'docs/formulas.md': '# Formulas\n\n$$\nx\n$$\n\n[Plain](./index.md)',
  });
  await build(folder);
  const server = await startServer('preview', folder);
  try {
    const { page, console } = await openPage(browser);
    await page.goto(server.url);
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await page.waitForSelector('[data-hydrated]');
    const sheets = () =>
      page.$$eval('link[rel=stylesheet]', (links) =>
        links.map(({ href }) => /\w+(?=\.[^.]+\.css)/.exec(href)?.[0]),
      );
    expect(await sheets()).toEqual(['style']);
    // Reads the font at the moment when the article is inserted, not later.
    await page.evaluate(() => {
      const look = new MutationObserver(() => {
        const formula = document.querySelector('math.tml-display');
        if (!formula) return;
        look.disconnect();
        document.body.dataset.font = getComputedStyle(formula).fontFamily;
      });
      look.observe(document.body, { childList: true, subtree: true });
    });
    await page.click('.prose a[href="/formulas"]');
    await page.waitForSelector('body[data-font]');
    expect(await page.$eval('body', ({ dataset }) => dataset.font)).toMatch(/^"Cambria Math"/);
    expect(await sheets()).toEqual(['math', 'style']);
    await page.click('.prose a[href="/"]');
    await page.waitForSelector('.prose a[href="/formulas"]');
    await page.click('.prose a[href="/formulas"]');
    await page.waitForSelector('math');
    expect(await sheets()).toEqual(['math', 'style']);
    expect(console).toEqual([]);
  } finally {
    await server.stop();
  }
});
