import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../lectern/dist/index.js';
import { type ServerProcess, startServer } from '../../lectern/tests/dev-server.ts';
import { chromium, openBrowser, openPage } from '../../lectern/tests/scenarios/browser.ts';
import { lastingSite, write } from '../../lectern/tests/scenarios/testing.ts';

/** Tests how a reader uses the bar, in a browser. */

const source = new URL('../src/index.ts', import.meta.url).pathname;
const text = `# Home\n\n${'Text.\n\n'.repeat(40)}\n\n## Part\n\n${'Text.\n\n'.repeat(40)}`;

describe.skipIf(!chromium)('a reader', () => {
  const folder = lastingSite({});
  let browser: Browser;
  let server: ServerProcess;

  beforeAll(async () => {
    write(folder, {
      'lectern.config.mjs': `import { announcement } from ${JSON.stringify(source)};
export default { title: 'T', plugins: [announcement({ id: 'v2', text: 'Version 2 is out.' })] };`,
      'docs/index.md': text,
      'docs/guide/other.md': text.replace('Home', 'Other'),
    });
    await build(folder);
    [server, browser] = await Promise.all([startServer('preview', folder), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Reads the state of a page: display of the bar, position of a heading (px), and whether the page is hydrated. */
  const look = (page: Page) =>
    page.evaluate(() => ({
      bar: getComputedStyle(document.querySelector('.announcement') ?? document.body).display,
      heading: Math.round(document.getElementById('part')?.getBoundingClientRect().top ?? 0),
      isAlive: 'hydrated' in document.documentElement.dataset,
    }));
  const closeByKeyboard = async (page: Page) => {
    await page.focus('.announcement button');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-announcement="closed"]');
  };
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.className);

  it('closes the bar for good, and is where they were', async () => {
    const { page, console } = await openPage(browser);
    await page.goto(`${server.url}#part`);
    expect(await look(page)).toEqual({ bar: 'flex', heading: 72, isAlive: false });
    await closeByKeyboard(page);
    expect(await focused(page)).toBe('site-title');

    // The bar is hidden before the first paint, so nothing flashes and nothing moves.
    await page.evaluateOnNewDocument(() => {
      new PerformanceObserver((list) => {
        document.documentElement.dataset.shifts = String(list.getEntries().length);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${server.url}guide/other#part`);
    expect(await look(page)).toEqual({ bar: 'none', heading: 72, isAlive: false });
    expect(await page.evaluate(() => document.documentElement.dataset.shifts)).toBe(undefined);
    expect(console).toEqual([]);
  });

  it('whose browser keeps nothing can close it all the same', async () => {
    const { page, console } = await openPage(browser, (page) =>
      page.evaluateOnNewDocument(() => {
        const refuse = () => {
          throw new DOMException('Denied', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get: refuse });
      }),
    );
    await page.goto(server.url);
    await closeByKeyboard(page);
    expect((await look(page)).bar).toBe('none');
    await page.goto(`${server.url}guide/other`);
    expect((await look(page)).bar).toBe('flex');
    expect(console).toEqual([]);
  });
});
