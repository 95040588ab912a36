import { expect, test } from '@playwright/test';

test.use({ baseURL: `http://localhost:${Number(process.env.E2E_PORT ?? 4273) + 1}` });

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
  await page.mouse.move(200, 200);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('main a[href="/guide/counter"]').click();
  await expect(page.locator('h1')).toHaveText('A counter');
  await expect(async () => {
    await page.locator('.counter').click();
    await expect(page.locator('.counter')).not.toHaveText('Count 3', { timeout: 100 });
  }).toPass();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
