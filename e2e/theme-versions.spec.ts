import { SITES, urlOf } from './sites.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: urlOf(SITES.versions) });

test('the default version is at the root, others under their name, languages below', async ({ page }) => {
  for (const [path, heading] of [
    ['/guide/start', 'Start v2 en'],
    ['/zh/guide/start', 'Start v2 zh'],
    ['/v1/guide/start', 'Start v1 en'],
    ['/v1/zh/guide/start', 'Start v1 zh'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(heading);
    // Links of the text, the navbar and the sidebar stay in the edition.
    const home = path.replace('guide/start', '');
    await expect(page.locator('.prose a').first()).toHaveAttribute('href', home);
    await expect(page.locator('.nav-list a')).toHaveAttribute('href', path);
    await expect(page.locator('.sidebar a[aria-current]')).toHaveAttribute('href', path);
  }
});

test('the version menu keeps page and language, and leads home where there is no such page', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('visited', '1'));
  await page.goto('/zh/guide/start');
  const button = page.getByRole('button', { name: '版本 v2' });
  await button.click();
  await expect(page.locator('.menu:visible a')).toHaveText(['v2', 'v1']);
  await page.getByRole('link', { name: 'v1' }).click();
  await expect(page.locator('h1')).toHaveText('Start v1 zh');
  await expect(page).toHaveURL('/v1/zh/guide/start');
  await expect(page.getByRole('button', { name: '版本 v1' })).toBeVisible();
  await page.goto('/guide/new');
  await page.getByRole('button', { name: 'Version v2' }).click();
  await expect(page.getByRole('link', { name: 'v1' })).toHaveAttribute('href', '/v1/');
});

test('the language menu stays in the version', async ({ page }) => {
  await page.goto('/v1/guide/start');
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.locator('.menu:visible a')).toHaveText(['English', '简体中文']);
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page.locator('h1')).toHaveText('Start v1 zh');
});

test('the 404 page speaks the language of the path in every version', async ({ page }) => {
  await page.goto('/v1/zh/nowhere');
  await expect(page.locator('h1')).toHaveText('页面不存在');
  await expect(page.locator('main a.button')).toHaveAttribute('href', '/v1/zh/');
  await page.goto('/v1/nowhere');
  await expect(page.locator('main a.button')).toHaveAttribute('href', '/v1/');
});

test.describe('a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });
  test('is sent to the Chinese page of the same version', async ({ page }) => {
    await page.goto('/v1/guide/start');
    await expect(page).toHaveURL('/v1/zh/guide/start');
  });
});
