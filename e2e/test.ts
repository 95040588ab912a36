import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Playwright's `test` with the pointer at the corner of the window. The pointer of Chromium's headless shell is there
 * from the start, but the shell reports a move once the first page has been laid out. Pages would mistake that for the
 * reader's first move.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.mouse.move(0, 0);
    await use(page);
  },
});
