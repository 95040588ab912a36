import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Playwright's `test`, with a pointer that rests at the corner of the window. Chromium's headless shell has its pointer
 * there from the start, and reports it as moved when the first page has been laid out, which our pages take for a
 * reader's first move.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    await page.mouse.move(0, 0);
    await use(page);
  },
});
