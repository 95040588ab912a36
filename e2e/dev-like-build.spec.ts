import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { startServer } from '../packages/lectern/tests/dev-server.ts';
import { documentsOf } from './documents.ts';
import { SITES, urlOf } from './sites.ts';
import { hydrate, visitedBefore } from './support.ts';
import { expect, test } from './test.ts';

/**
 * The behavior of the theme in a browser is tested only on the build. It is the same on the dev server if pages are the
 * same there: the same elements with the same words, in the same places and colors, and hydrated.
 */
const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

// Colors change at once, so that tests need not wait.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns the elements of a hydrated page in each viewport. */
async function pageOf(page: Page, url: string): Promise<string[][]> {
  await page.setViewportSize(VIEWPORTS[0]);
  await page.goto(url);
  await hydrate(page);
  await page.mouse.move(0, 0);
  // Images can be enlarged 100 ms after the page has loaded (SPEC A9).
  await page.waitForTimeout(200);
  const found: string[][] = [];
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport);
    found.push(await settledElementsOf(page));
  }
  return found;
}

/**
 * Returns the elements of a page once it no longer changes. Observers (such as that of the outline's current section)
 * report some frames after the viewport has changed, and not at the same time on both servers.
 */
async function settledElementsOf(page: Page): Promise<string[]> {
  let before: string[] = [];
  for (;;) {
    await page.evaluate(async () => {
      for (let frame = 0; frame < 4; frame += 1) {
        await new Promise((done) => requestAnimationFrame(done));
      }
    });
    const now = await elementsOf(page);
    if (isDeepStrictEqual(now, before)) {
      return now;
    }
    before = now;
  }
}

/** Returns a line for each element: name, attributes, words, position and styles. */
function elementsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LOOK = [
      'display',
      'position',
      'color',
      'backgroundColor',
      'fontSize',
      'fontWeight',
      'opacity',
    ] as const;
    // Files have other URLs on the dev server, and React numbers its ids in the order of rendering.
    const isSame = ({ name, value }: Attr) =>
      !/^(?:src|srcset|id|aria-controls|aria-labelledby|aria-describedby|popovertarget)$/.test(name) &&
      !/\/assets\/|\/@fs\//.test(value);
    return [...document.body.querySelectorAll('*:not(script, style)')].map((element) => {
      const style = getComputedStyle(element);
      // Hidden elements keep the position that they had when they were last drawn.
      const isShown = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
      const { x, y, width, height } = element.getBoundingClientRect();
      // The two servers have different ports.
      const attributes = [...element.attributes]
        .filter(isSame)
        .map(({ name, value }) => `${name}=${value.replace(/(localhost%3A)\d+/g, '$1')}`);
      const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      return [
        element.localName,
        ...attributes.sort(),
        words.map((node) => node.textContent).join('|'),
        isShown ? [x, y, width, height].map(Math.round).join(' ') : 'not shown',
        ...LOOK.map((name) => style[name]),
      ].join(' · ');
    });
  });
}

for (const [name, site] of [
  ['showcase', SITES.showcase],
  ['theming', SITES.theming],
] as const) {
  test(`every page of ${name} is on the dev server what it is in the build`, async ({ page, context }) => {
    test.setTimeout(180_000);
    const other = await context.newPage();
    await visitedBefore(page);
    await visitedBefore(other);
    const built = await startServer(
      'preview',
      new URL(site.folder, import.meta.url).pathname,
      site.port + 20,
    );
    try {
      const files = documentsOf(site).filter((file) => file !== '404.html');
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) {
        const path = file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '');
        const [dev, expected] = await Promise.all([
          pageOf(page, urlOf(site) + path),
          pageOf(other, built.url + path),
        ]);
        expect.soft(dev, path).toEqual(expected);
      }
    } finally {
      await built.stop();
    }
  });
}
