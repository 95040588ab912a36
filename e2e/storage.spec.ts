import { SITES, urlOf } from './sites.ts';
import { hydrate, isSameDocument, markDocument, watchConsole } from './support.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: urlOf(SITES.bilingual) });

/** States of storage: a browser may deny every access, or allow reading although storage is full from the start. */
const STORAGES = {
  denied: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [state, change] of Object.entries(STORAGES)) {
  test(`storage that is ${state}: theme, search, links and history work, without a word`, async ({
    page,
  }) => {
    const messages = watchConsole(page);
    await page.addInitScript(change);
    await page.goto('guide/');
    await hydrate(page);
    await markDocument(page);
    await page.locator('[data-lectern-appearance]').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('paragraph');
    await page.getByRole('option').first().click();
    await expect(page.locator('h1')).toHaveText('Long page');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Guide');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await isSameDocument(page)).toBe(true);
    expect(messages).toEqual([]);
  });
}
