import type { Page } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';
import { elapsed, startStopwatch } from './stopwatch.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: urlOf(SITES.showcase) });

const PAGE = '/guide/code';
const PHONE = { width: 390, height: 780 };

async function open(page: Page, path = PAGE): Promise<void> {
  await page.goto(path);
  await page.mouse.move(300, 500);
  await page.mouse.move(310, 500);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

test.describe('navbar', () => {
  test('places, tags, active entries', async ({ page }) => {
    await page.goto('/guide/components');
    await expect(page.locator('.nav-list[data-position=left]').getByRole('link')).toHaveText('Left');
    const right = page.locator('.nav-list[data-position=right]');
    await expect(right.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'page');
    await expect(right.getByRole('link', { name: 'Config New' })).not.toHaveAttribute('aria-current');
    await page.goto('/guide/deep/one');
    await expect(right.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'true');
    await expect(right.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true');
  });

  test('a menu opens by hovering after 0.1 s, stays under the pointer, and closes 0.1 s after it', async ({
    page,
  }) => {
    await open(page);
    const button = page.getByRole('button', { name: 'More', exact: true });
    await button.hover();
    const entry = page.getByRole('link', { name: 'Blank' }).first();
    await expect(entry).toBeVisible();
    await expect(page.locator('.menu:visible .menu-title')).toHaveText('Deeper');
    await entry.hover();
    await page.waitForTimeout(300);
    await expect(entry).toBeVisible();
    await page.mouse.move(300, 600);
    await expect(page.locator('.menu:visible')).toHaveCount(0);
  });

  test('a click keeps a menu that hovering has opened; Escape closes it and gives focus back', async ({
    page,
  }) => {
    await open(page);
    const button = page.getByRole('button', { name: 'More', exact: true });
    await button.hover();
    await expect(page.locator('.menu:visible')).toHaveCount(1);
    await button.click();
    await page.mouse.move(300, 600);
    await page.waitForTimeout(300);
    await expect(page.locator('.menu:visible')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.menu:visible')).toHaveCount(0);
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Blank' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('a menu that is opened before the page is alive stays open', async ({ page }) => {
    // Delays the client.
    await page.route('**/assets/main*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 800));
      await route.continue();
    });
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.locator('.menu:visible')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    await page.waitForTimeout(300);
    await expect(page.locator('.menu:visible')).toHaveCount(1);
  });

  test('menus work without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Blank' }).first()).toBeVisible();
    await context.close();
  });

  test('three social links are shown, the rest wait in a menu; text and image show what they hold', async ({
    page,
  }) => {
    await open(page);
    await expect(page.locator('.social > li > .tool')).toHaveCount(4);
    await expect(page.getByRole('link', { name: /^GitHub/ })).toHaveAttribute('rel', 'noopener noreferrer');
    await page.getByRole('button', { name: 'Discord' }).hover();
    await expect(page.getByText('Room 12')).toBeVisible();
    await page.getByRole('button', { name: 'X', exact: true }).hover();
    await expect(page.locator('.menu:visible img')).toHaveAttribute('src', '/picture.svg');
    await expect(page.getByRole('link', { name: /^Twitter/ })).toBeHidden();
    await page.getByRole('button', { name: 'More social links' }).hover();
    await expect(page.getByRole('link', { name: /^Twitter/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^news.example.com/ })).toBeVisible();
    // The menu stays open as long as the pointer rests.
    await page.waitForTimeout(300);
    await expect(page.getByRole('link', { name: /^news.example.com/ })).toBeVisible();
  });

  test('products: name, words and address in the language of the page', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Products' }).hover();
    const products = page.locator('.product');
    await expect(products).toHaveText([
      'AnvilForges things (opens in a new tab)',
      'BellowsBlows air (opens in a new tab)',
    ]);
    await expect(products.first()).toHaveAttribute('href', 'https://example.com/en');
    await expect(products.nth(1)).toHaveAttribute('href', 'https://example.com/bellows');
    await expect(products.nth(1).locator('img')).toHaveCSS('scale', '0.8');
    const title = await page.locator('.menu:visible .menu-title').boundingBox();
    expect(title?.width).toBeGreaterThanOrEqual(177);
    await open(page, '/zh/guide/code');
    await page.getByRole('button', { name: '相关产品' }).hover();
    await expect(products.first()).toHaveText('Anvil锻造工具 (在新标签页中打开)');
    await expect(products.first()).toHaveAttribute('href', 'https://example.com/zh');
  });

  test('hides while reading on and comes back', async ({ page }) => {
    await open(page);
    const header = page.locator('.header');
    await page.mouse.wheel(0, 600);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(header).toBeInViewport();
    await page.mouse.wheel(0, 200);
    await expect(header).not.toBeInViewport();
    await page.locator('.site-title').focus();
    await expect(header).toBeInViewport();
  });
});

test.describe('small screens', () => {
  test('1024 px: the navigation is a drawer, and a wider window closes it', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await open(page);
    await expect(page.getByRole('link', { name: 'Guide' })).toBeHidden();
    await page.getByRole('button', { name: 'Site menu' }).click();
    await expect(page.getByRole('link', { name: 'Guide' })).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 800 });
    await expect(page.locator('.nav')).toBeHidden();
    await page.setViewportSize({ width: 1025, height: 800 });
    await expect(page.getByRole('link', { name: 'Guide' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Site menu' })).toBeHidden();
  });

  test('below 768 px a change of size leaves the drawer open', async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 800 });
    await open(page);
    await page.getByRole('button', { name: 'Site menu' }).click();
    await page.setViewportSize({ width: 767, height: 800 });
    await page.waitForTimeout(200);
    await expect(page.locator('.nav')).toBeVisible();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(page.locator('.nav')).toBeHidden();
  });

  test('phone: Menu and On this page open drawers that close on navigation', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page);
    await page.getByRole('button', { name: 'On this page' }).click();
    await page.locator('.outline').getByRole('link', { name: 'Diff' }).click();
    await expect(page.locator('.outline')).toBeHidden();
    await expect(page).toHaveURL(`${PAGE}#diff`);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('.sidebar').getByRole('link', { name: 'Components' }).click();
    await expect(page.locator('h1')).toHaveText('Components');
    await expect(page.locator('.sidebar')).toBeHidden();
  });
});

test.describe('article', () => {
  test('headings stop 72 px below the top', async ({ page }) => {
    await page.goto(`${PAGE}#diff`);
    const top = () =>
      page.locator('#diff').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
    await expect.poll(top).toBe(72);
  });

  test('copy shows its success for 2 s and says so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({ time: 0 });
    await open(page);
    await page.locator('.code-block').nth(1).hover();
    const button = page.locator('.code-copy').nth(1);
    // From here on the test controls the clock, so that a busy machine does not matter.
    await page.clock.pauseAt(3_600_000);
    await button.click();
    await expect(button).toHaveAttribute('data-copied', '');
    await expect(page.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'const kept = 1;\nconst old = 2;\nconst fresh = 2;',
    );
    await page.clock.runFor(1990);
    await expect(button).toHaveAttribute('data-copied', '');
    await page.clock.runFor(20);
    await expect(button).not.toHaveAttribute('data-copied');
  });

  test('code that the browser does not let copy is selected, and the reader is told', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await open(page);
    await page.locator('.code-block').nth(1).hover();
    await page.locator('.code-copy').nth(1).click();
    await expect(page.getByRole('status')).toHaveText('Selected: copy with Ctrl+C');
    expect(await page.evaluate(() => String(getSelection()))).toContain('const kept = 1;');
    await expect(page.locator('.code-copy').nth(1)).not.toHaveAttribute('data-copied');
  });

  test('the wrap button switches wrapping on and off', async ({ page }) => {
    await open(page);
    const block = page.locator('.code-block').nth(2);
    const scrolls = () => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
    await block.hover();
    expect(await scrolls()).toBe(true);
    const button = block.getByRole('button', { name: 'Wrap long lines' });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await scrolls()).toBe(false);
    await button.click();
    expect(await scrolls()).toBe(true);
  });

  test('the anchor of a heading copies its link', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await page.getByRole('heading', { name: 'Diff' }).hover();
    await page.getByRole('link', { name: 'Permalink to “Diff”' }).click();
    await expect(page.getByRole('status')).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL(`${PAGE}#diff`, baseURL).href,
    );
  });

  test('images open large over the color of the page, by click and by key, and give focus back', async ({
    page,
  }) => {
    await open(page);
    const image = page.getByRole('button', { name: 'Enlarge image: A white disc' });
    await image.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toBeVisible();
    const color = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
    await expect(dialog).toHaveCSS('background-color', color);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(image).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.click();
    await expect(dialog).toHaveCount(0);
  });

  test('a link shows title and first sentence of its page after a while', async ({ page }) => {
    await open(page);
    const link = page.locator('.prose').getByRole('link', { name: 'components' });
    await startStopwatch(page);
    await link.hover();
    await expect(page.locator('.hover-card')).toHaveText(/^ComponentsAll components of the theme/);
    expect(await elapsed(page, 'over', 'open')).toBeGreaterThanOrEqual(440);
    await page.locator('.hover-card').hover();
    await page.waitForTimeout(300);
    await expect(page.locator('.hover-card')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.hover-card')).toBeHidden();
  });

  test('back to top appears below and takes focus along', async ({ page }) => {
    await open(page);
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toHaveCount(0);
    await page.mouse.wheel(0, 800);
    await button.click();
    await expect(page.locator('main h1')).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(button).toHaveCount(0);
  });
});

test.describe('tooltips', () => {
  const tooltip = (page: Page) => page.getByRole('tooltip');

  test('show after 0.1 s above the word, 250 px wide at most, and describe it', async ({ page }) => {
    await open(page, '/guide/components');
    const word = page.getByRole('button', { name: 'hard word' });
    await word.scrollIntoViewIfNeeded();
    await startStopwatch(page);
    await word.hover();
    await expect(tooltip(page)).toContainText('Explains itself');
    expect(await elapsed(page, 'over', 'open')).toBeGreaterThanOrEqual(95);
    const box = await tooltip(page).boundingBox();
    const at = await word.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(250);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(at?.y ?? 0);
    await expect(word).toHaveAttribute('aria-describedby', 'lectern-tooltip');
    await tooltip(page).hover();
    await page.waitForTimeout(300);
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(tooltip(page)).toBeHidden();
  });

  test('answer to focus, click and context menu as they are told', async ({ page }) => {
    await open(page, '/guide/components');
    await page.getByRole('button', { name: 'a click' }).hover();
    await page.waitForTimeout(300);
    await expect(tooltip(page)).toBeHidden();
    await page.getByRole('button', { name: 'a click' }).click();
    await expect(tooltip(page)).toHaveText('Clicked');
    await page.getByRole('button', { name: 'a menu' }).click({ button: 'right' });
    await expect(tooltip(page)).toHaveText('Menu');
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toBeHidden();
    await page.getByRole('button', { name: 'a click' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'hard word' })).toBeFocused();
    await expect(tooltip(page)).toContainText('Explains itself');
  });

  test.describe('under a finger', () => {
    test.use({ hasTouch: true, viewport: PHONE });
    test('a tap shows what hovering would, another one hides it', async ({ page }) => {
      await page.goto('/guide/components');
      await page.locator('h1').tap();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await page.getByRole('button', { name: 'hard word' }).tap();
      await expect(tooltip(page)).toContainText('Explains itself');
      await page.locator('h2').last().tap();
      await expect(tooltip(page)).toBeHidden();
    });
  });
});

test('a menu is under its button, in every browser', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  for (const name of ['Products', 'Language']) {
    const button = page.getByRole('button', { name });
    await button.click();
    const menu = page.locator('.menu:visible');
    await expect(menu).toHaveCount(1);
    const { x, width } = (await button.boundingBox()) ?? { x: 0, width: 0 };
    await expect
      .poll(async () => {
        const box = await menu.boundingBox();
        return box !== null && box.x <= x + width && box.x + box.width >= x && box.y < 90;
      })
      .toBe(true);
    await page.keyboard.press('Escape');
  }
});
