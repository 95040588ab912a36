import { violationsInBothSchemes } from './axe.ts';
import { expectCleanDocuments } from './document-states.ts';
import { documentsOf } from './documents.ts';
import { SITES, urlOf } from './sites.ts';
import { hydrate, sidewaysScroll } from './support.ts';
import { expect, test } from './test.ts';

const showcase = urlOf(SITES.showcase);
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

/** Pages of each type, and with each part hidden that a page can hide. */
const TYPES = [
  '',
  'guide/code',
  'guide/components',
  'guide/blank',
  'guide/custom',
  'guide/bare',
  'guide/no-navbar',
  '404.html',
];

// Colors change at once, so that tests need not wait.
test.use({ baseURL: showcase, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on any page, light and dark, wide and narrow', async ({ page }) => {
  test.slow();
  await expectCleanDocuments(page, documentsOf(SITES.showcase));
});

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`showcase, light and dark, ${viewport.width} px`, () => {
    test.use({ viewport });

    test('axe finds nothing on a page of each type that is loaded', async ({ page }) => {
      test.slow();
      for (const path of TYPES) {
        await page.goto(path);
        expect(await violationsInBothSchemes(page), path).toEqual([]);
        expect(await sidewaysScroll(page), path).toBe(0);
      }
    });

    test('axe finds nothing while a menu, drawer, tooltip or image is open', async ({ page }) => {
      test.slow();
      await page.goto('/guide/code');
      await hydrate(page);
      for (const button of await page.locator('button[popovertarget]:visible').all()) {
        const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '';
        await button.click();
        await expect(page.locator(':popover-open').first(), name).toBeVisible();
        // Behind an open drawer the page's landmark and heading are inert, as they should be.
        const disable = ['landmark-one-main', 'page-has-heading-one'];
        expect(await violationsInBothSchemes(page, { disable }), name).toEqual([]);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      }
      await page.locator('[data-zoom]').click();
      expect(await violationsInBothSchemes(page), 'image').toEqual([]);
      await page.keyboard.press('Escape');
    });
  });
}
