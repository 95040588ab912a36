import { violationsInBothSchemes } from './axe.ts';
import { expectCleanDocuments } from './document-states.ts';
import { documentsOf } from './documents.ts';
import { SITES, urlOf } from './sites.ts';
import { hydrate } from './support.ts';
import { expect, test } from './test.ts';

const showcase = urlOf(SITES.showcase);
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

// Colors change at once, so that tests need not wait.
test.use({ baseURL: showcase, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on any page, light and dark, wide and narrow', async ({ page }) => {
  test.slow();
  await expectCleanDocuments(page, documentsOf(SITES.showcase));
});

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`showcase, light and dark, ${viewport.width} px`, () => {
    test.use({ viewport });

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
