import { expect, test } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';
import { hydrate, isSameDocument, markDocument } from './support.ts';

test.use({ baseURL: urlOf(SITES.islands) });

test('an island works after first load, its static children kept', async ({ page }) => {
  await page.goto('/guide/counter');
  await page.mouse.move(200, 200);
  await expect(async () => {
    await page.locator('.counter').click();
    await expect(page.locator('.counter')).not.toHaveText('Count 3', { timeout: 100 });
  }).toPass();
  await expect(page.locator('lectern-slot strong')).toHaveText('child');
});

test('an island works after client navigation', async ({ page }) => {
  await page.goto('/');
  await hydrate(page);
  await markDocument(page);
  await page.locator('main a[href="/guide/counter"]').click();
  await expect(page.locator('h1')).toHaveText('A counter');
  await expect(async () => {
    await page.locator('.counter').click();
    await expect(page.locator('.counter')).not.toHaveText('Count 3', { timeout: 100 });
  }).toPass();
  expect(await isSameDocument(page)).toBe(true);
});
