import type { Page } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: urlOf(SITES.showcase) });

const PAGE = '/guide/components';

const shownPanels = (page: Page) => page.locator('.tab-panel:visible');
const tab = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab panel can be reached', async ({ page }) => {
    await page.goto(PAGE);
    await expect(shownPanels(page).first()).toHaveText('Pears are not.');
    await tab(page, 'Apple').first().check();
    await expect(shownPanels(page).first()).toContainText('Apples are round.');
    await tab(page, 'bun').first().check();
    await expect(page.locator('.code-block:visible').first()).toContainText('bun add @rsbuild/core -D');
  });
});

test('tabs change with the arrow keys, before React is there', async ({ page }) => {
  await page.goto(PAGE);
  await tab(page, 'npm').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.code-block:visible').first()).toContainText('yarn add @rsbuild/core -D');
});

test('tabs of a group change together and are remembered, also after client navigation', async ({ page }) => {
  await page.goto(PAGE);
  await tab(page, 'Apple').first().check();
  await expect(shownPanels(page).nth(1)).toHaveText('Second apple');
  await tab(page, 'Pear').nth(1).check();
  await expect(shownPanels(page).first()).toHaveText('Pears are not.');
  await tab(page, 'bun').first().check();
  await page.reload();
  await expect(shownPanels(page).nth(1)).toHaveText('Second pear');
  await expect(page.getByText('bun create rsbuild')).toBeVisible();
  await page.locator('.sidebar a', { hasText: 'Code and images' }).click();
  await expect(page.locator('h1')).toHaveText('Code and images');
  await page.goBack();
  await expect(shownPanels(page).nth(1)).toHaveText('Second pear');
});

test('a link opens a tab by its group, its id or a heading in it', async ({ page }) => {
  await page.goto(`${PAGE}?fruit=apple`);
  await expect(shownPanels(page).nth(1)).toHaveText('Second apple');
  await page.goto(`${PAGE}#cores`);
  await expect(page.getByRole('heading', { name: 'Cores' })).toBeInViewport();
  await page.goto(`${PAGE}#pears`);
  await expect(shownPanels(page).first()).toHaveText('Pears are not.');
  // The hash does not keep the reader from choosing another tab.
  await tab(page, 'Apple').first().check();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(shownPanels(page).first()).toContainText('Apples are round.');
});

test('a remembered tab is there at the first paint: nothing shifts', async ({ page }) => {
  await page.goto(PAGE);
  await tab(page, 'Apple').first().check();
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(shownPanels(page).first()).toContainText('Apples are round.');
  await page.waitForTimeout(200);
  // A header that arrives in two parts may move by a thousandth; a panel moves by more than a hundredth.
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.005);
});

test('storage that holds nonsense leaves the tabs as they are written', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tabs', '{nonsense'));
  await page.goto(PAGE);
  await expect(shownPanels(page).first()).toHaveText('Pears are not.');
});

test('code groups take their labels from the titles of the blocks', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('.code-title')).toHaveCount(0);
  await tab(page, 'rsbuild.config.js').check();
  await expect(page.getByText('module.exports = {};')).toBeVisible();
  await expect(page.getByText("export default { html: { title: '<b>' } };")).toBeHidden();
});

test('components lead where they say, in the language of the page', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByRole('link', { name: 'Code blocks' })).toHaveAttribute('href', '/guide/code');
  const source = page.getByRole('link', { name: 'Source (opens in a new tab)' });
  await expect(source).toHaveAttribute('href', 'https://example.com/source');
  await page.goto('/zh/guide/components');
  await expect(page.locator('.card a')).toHaveAttribute('href', '/zh/guide/code');
});

test('an overview page lists groups, pages, level-2 headings and Others', async ({ page }) => {
  await page.goto('/config/');
  const groups = page.locator('.overview section');
  await expect(groups.locator('h2')).toHaveText(['dev', 'Others']);
  await expect(groups.first().getByRole('link')).toHaveText(['dev.port', 'Type', 'Default']);
  await expect(groups.last().getByRole('link')).toHaveText(['plugins', 'Example', 'hidden']);
  await expect(page.locator('.outline a')).toHaveText(['dev', 'Others']);
  await groups.first().getByRole('link', { name: 'Default' }).click();
  await expect(page).toHaveURL('/config/dev/port#default');
  await page.goto('/zh/config/');
  await expect(page.locator('.overview')).toHaveCount(1);
  await expect(page.locator('.overview h2')).toHaveText(['dev', '其他']);
  await expect(page.locator('.overview a').first()).toHaveAttribute('href', '/zh/config/dev/port');
});

test('folded lines open and close with their button, and are copied either way', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/guide/code');
  const block = page.locator('.code-block').last();
  const button = block.getByRole('button', { name: 'Folded lines: 2' });
  await expect(block.locator('span.line:visible')).toHaveText([/run/]);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(block.locator('span.line:visible')).toHaveCount(3);
  await button.click();
  await expect(block.locator('span.line:visible')).toHaveCount(1);
  await block.locator('.code-copy').click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('const first = 1;\nconst second = 2;\nrun(first, second);');
});

test('without scripts, folded lines are there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: urlOf(SITES.showcase) });
  const page = await context.newPage();
  await page.goto('/guide/code');
  await expect(page.locator('.code-block').last().locator('span.line:visible')).toHaveCount(3);
  await expect(page.locator('.code-fold')).toBeHidden();
  await context.close();
});
