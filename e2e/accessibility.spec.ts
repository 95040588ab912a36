import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { documents } from './documents.ts';
import { visitedBefore } from './support.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds on the page as it is now; `rules` limits it to some. */
async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (rules) => {
    // Colours may be on their way from one scheme to the other.
    await Promise.all(document.getAnimations().map((animation) => animation.finished));
    const options = {
      resultTypes: ['violations'],
      preload: false,
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
    };
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
}

// Tools may run what a page's own policy forbids.
test.use({ bypassCSP: true });

for (const file of documents) {
  test(`axe finds nothing on ${file}, light and dark, wide and narrow @build`, async ({ page }) => {
    await visitedBefore(page);
    await page.goto(`/${file}`);
    await expect(page).toHaveURL(`/${file}`);
    await page.evaluate(axe);
    const found: Record<string, string[]> = {};
    for (const [device, size] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      found[`${device}, light`] = await violationsOf(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      // Nothing but colours differs.
      found[`${device}, dark`] = await violationsOf(page, ['color-contrast']);
    }
    expect(found).toEqual({
      'desktop, light': [],
      'desktop, dark': [],
      'phone, light': [],
      'phone, dark': [],
    });
  });
}
