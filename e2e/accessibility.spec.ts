import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { documentsOf } from './documents.ts';
import { SITES } from './sites.ts';
import { visitedBefore } from './support.ts';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** 400 % zoom of a desktop (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

/** Pages of one test: a page of the browser is dearer than a document in it. */
const BATCH = 12;

// Tools may run what a page's own policy forbids.
test.use({ bypassCSP: true });

/** What the width of the window may change within an article; the rest was looked at on the desktop. */
const LAYOUT_RULES = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'aria-hidden-focus'];

/** @param isWhole every rule on the phone as well: once for a batch, since the shell is the same on all its pages */
async function checkDocument(page: Page, file: string, isWhole: boolean): Promise<Record<string, unknown>> {
  await page.goto(`/${file}`);
  await expect(page).toHaveURL(`/${file}`);
  const found: Record<string, unknown> = {};
  for (const [device, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    found[`${device}, light`] = await violations(
      page,
      size === DESKTOP || isWhole ? undefined : LAYOUT_RULES,
    );
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // Nothing but colours differs.
    found[`${device}, dark`] = await violations(page, ['color-contrast']);
  }
  await page.setViewportSize(NARROWEST);
  found['sideways scroll at 320 px'] = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return found;
}

const documents = documentsOf(SITES.docs);
for (let from = 0; from < documents.length; from += BATCH) {
  const files = documents.slice(from, from + BATCH);
  test(`axe finds nothing, light and dark, wide and narrow, on ${files[0]} to ${files.at(-1)} @build`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await visitedBefore(page);
    for (const file of files) {
      expect.soft(await checkDocument(page, file, file === files[0]), file).toEqual({
        'desktop, light': [],
        'desktop, dark': [],
        'phone, light': [],
        'phone, dark': [],
        'sideways scroll at 320 px': 0,
      });
    }
  });
}
