import { SITES, urlOf } from './sites.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: urlOf(SITES.theming) });

test('a site fills slots, wraps a component of the shell and replaces one of its pages', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/guide/one');
  await expect(page.locator('.banner')).toHaveText('Sale');
  await expect(page.locator('.header > .wrapped-title > .site-title')).toHaveText('Theming');
  await expect(page.locator('.own-badge')).toHaveText('new');
  await page.mouse.move(300, 300);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: '0 likes' }).click();
  await expect(page.getByRole('button', { name: '1 likes' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('global components are on every page that does not leave them out', async ({ page }) => {
  await page.goto('/guide/one');
  await expect(page.locator('.widget')).toBeVisible();
  await page.locator('.sidebar').getByRole('link', { name: 'Two' }).click();
  await expect(page.locator('h1')).toHaveText('Two');
  await expect(page.locator('.widget')).toHaveCount(0);
});

test('a page type of the site takes the place of the default one', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.locator('h1')).toHaveText('Lost');
});

test('styles of the site win without !important', async ({ page }) => {
  await page.goto('/guide/one');
  await expect(page.locator('.prose h2')).toHaveCSS('color', 'rgb(128, 0, 128)');
  await expect(page.locator('.nav-link[aria-current]')).toBeVisible();
  const ribbon = await page
    .locator('.nav-link[aria-current]')
    .evaluate((link) => getComputedStyle(link, '::before').backgroundColor);
  expect(ribbon).toBe('rgb(0, 100, 0)');
});
