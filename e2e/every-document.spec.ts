import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { documentsOf } from './documents.ts';
import { SITES } from './sites.ts';
import { hydrate, visitedBefore, watchConsole } from './support.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** 400 % zoom of a desktop (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

/** Documents of one test: a page of the browser is dearer than a document in it. */
const BATCH = 24;

/**
 * What the scheme can change: of axe's rules the first two alone read colours (`getForegroundColor`), and
 * images are all that is shown in one scheme only (`.dark-only`).
 */
const SCHEME_RULES = ['color-contrast', 'link-in-text-block', 'image-alt'];

// Colours change at once: nothing to wait for. That they fade for others is not looked at here.
test.use({ viewport: DESKTOP, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
}

/**
 * All that is proven of every document, in one visit: loading each again for hydration takes a fifth more.
 * The page is left as it was found, so that the next document is loaded on a desktop, in light.
 *
 * @param messages of the console, emptied here
 */
async function checkDocument(page: Page, file: string, messages: string[]): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  await page.goto(`/${file}`);
  await expect(page).toHaveURL(`/${file}`);
  await page.setViewportSize(NARROWEST);
  found['sideways scroll at 320 px'] = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.setViewportSize(PHONE);
  // Off by default, and of WCAG 2.2 AA: fingers are wider than a pointer.
  found['phone, light'] = await violations(page, { enable: ['target-size'] });
  await setScheme(page, 'dark');
  found['phone, dark'] = await violations(page, { only: SCHEME_RULES });
  await page.setViewportSize(DESKTOP);
  found['desktop, dark'] = await violations(page, { only: SCHEME_RULES });
  await setScheme(page, 'light');
  found['desktop, light'] = await violations(page);
  await hydrate(page);
  // What islands and lazy parts have to say comes a little later.
  await page.waitForTimeout(100);
  found.console = messages.splice(0);
  return found;
}

const documents = documentsOf(SITES.docs);
for (let from = 0; from < documents.length; from += BATCH) {
  const files = documents.slice(from, from + BATCH);
  test(`axe finds nothing, light and dark, wide and narrow, and hydration is silent, on ${files[0]} to ${files.at(-1)} @build`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    const messages = watchConsole(page);
    await visitedBefore(page);
    for (const file of files) {
      expect.soft(await checkDocument(page, file, messages), file).toEqual({
        'sideways scroll at 320 px': 0,
        'phone, light': [],
        'phone, dark': [],
        'desktop, dark': [],
        'desktop, light': [],
        console: [],
      });
    }
  });
}
