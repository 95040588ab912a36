import type { Page } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';
import { hydrate, isSameDocument, markDocument, watchConsole } from './support.ts';
import { expect, test } from './test.ts';

/** Counts the view transitions that a page starts. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition;
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = function (...args) {
      (window as unknown as { transitions: number }).transitions++;
      return start.apply(this, args);
    };
  });
  return () => page.evaluate(() => (window as unknown as { transitions: number }).transitions);
}

test.describe('content animation on', () => {
  test.use({ baseURL: urlOf(SITES.animated) });

  test('each page change is one view transition', async ({ page }) => {
    const messages = watchConsole(page);
    const transitions = await countTransitions(page);
    await page.goto('/');
    await hydrate(page);
    await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'guide', exact: true }).click();
    await expect(page.locator('h1')).toHaveText('Guide');
    expect(await transitions()).toBe(1);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Start');
    expect(await transitions()).toBe(2);
    expect(await isSameDocument(page)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('a browser without view transitions changes pages all the same', async ({ page }) => {
    await page.addInitScript(() => Object.assign(document, { startViewTransition: undefined }));
    await page.goto('/');
    await hydrate(page);
    await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'guide', exact: true }).click();
    await expect(page.locator('h1')).toHaveText('Guide');
    expect(await isSameDocument(page)).toBe(true);
  });
});

test('content animation is off by default', async ({ page }) => {
  const transitions = await countTransitions(page);
  await page.goto(urlOf(SITES.replay));
  await hydrate(page);
  await page.getByRole('main').getByRole('link', { name: 'guide', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('Guide');
  expect(await transitions()).toBe(0);
});

test.describe('clean URLs off', () => {
  test.use({ baseURL: urlOf(SITES.animated) });

  test('links carry .html, and client navigation follows them', async ({ page }) => {
    const messages = watchConsole(page);
    await page.goto('/');
    await hydrate(page);
    await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'guide', exact: true }).click();
    await expect(page).toHaveURL('/guide/index.html');
    await expect(page.locator('h1')).toHaveText('Guide');
    await page.getByRole('link', { name: 'part' }).click();
    await expect(page).toHaveURL('/guide/one.html#part');
    await expect(page.locator('h1')).toHaveText('One');
    await expect(page.locator('.sidebar [aria-current=page]')).toHaveAttribute('href', '/guide/one.html');
    const links = await page
      .locator('a[href^="/"]:not([href$=".md"])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(link).toMatch(/\.html(?:#.*)?$/);
    expect(await isSameDocument(page)).toBe(true);
    expect(messages).toEqual([]);
  });
});

test.describe('a sidebar of a thousand entries', () => {
  test.use({ baseURL: urlOf(SITES.animated) });

  test('begins around the current page, and shows more where the reader asks for it', async ({ page }) => {
    const messages = watchConsole(page);
    await page.goto('/long/middle.html');
    const entries = page.locator('.sidebar li:not(.sidebar-more) > a');
    await expect(entries).toHaveCount(100);
    await hydrate(page);
    await expect(entries).toHaveCount(100);
    const [before, after] = [page.locator('.sidebar-more').first(), page.locator('.sidebar-more').last()];
    await expect(before).toHaveText('More pages: 450');
    await before.getByRole('link').focus();
    await page.keyboard.press('Enter');
    // The focus moves to the new entry right before the former start of the list.
    await expect(page.getByRole('link', { name: 'Entry 449 ' })).toBeFocused();
    await expect(entries).toHaveCount(550);
    await expect(page.locator('.sidebar-more')).toHaveText(['More pages: 450']);
    await after.getByRole('link').click();
    await expect(entries).toHaveCount(1000);
    await expect(page.locator('.sidebar-more')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Entry 550 ' })).toBeFocused();
    expect(messages).toEqual([]);
  });

  test('follows the reader, and finds what it does not show', async ({ page }) => {
    const messages = watchConsole(page);
    await page.goto('/long/');
    await hydrate(page);
    await expect(page.locator('.sidebar-more')).toHaveText(['More pages: 900']);
    await page.getByRole('link', { name: 'middle' }).click();
    const current = page.locator('.sidebar [aria-current=page]');
    await expect(current).toHaveText('Entry 500');
    await expect(current).toBeInViewport();
    await page.getByRole('searchbox').fill('entry 999');
    await expect(page.locator('.sidebar li')).toHaveText(['Entry 999']);
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('Last of a thousand');
    await expect(current).toBeInViewport();
    expect(messages).toEqual([]);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('leads on by links', async ({ page }) => {
      await page.goto('/long/last.html');
      await expect(page.locator('.sidebar-more a')).toHaveAttribute('href', '/long/middle.html');
      await page.goto('/long/');
      await expect(page.locator('.sidebar-more a')).toHaveAttribute('href', '/long/middle.html');
    });
  });
});

test.describe('one language', () => {
  test.use({ baseURL: urlOf(SITES.replay), locale: 'zh-CN' });

  test('there is no language menu and no redirect', async ({ page }) => {
    await page.goto('/guide/');
    await expect(page).toHaveURL('/guide/');
    await expect(page.locator('h1')).toHaveText('Guide');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'Language' })).toHaveCount(0);
    const answer = await page.goto('/nope');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('PAGE NOT FOUND');
  });
});
