import type { Locator, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { SITES, urlOf } from './sites.ts';
import { hydrate, watchConsole } from './support.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: urlOf(SITES.types) });

const box = (page: Page) => page.locator('#hover-types');
const word = (page: Page, name: string) => page.locator('.hover-word', { hasText: new RegExp(`^${name}$`) });

/** Moves the pointer to the title of the first code block, where there is no word, and returns the block. */
async function openBlock(page: Page): Promise<Locator> {
  await page.goto('./');
  await hydrate(page);
  const block = page.locator('.code-block[data-hover]').first();
  await block.locator('.code-title').hover();
  await expect(word(page, 'greet').first()).toBeAttached();
  return page.locator('.code-block').first();
}

test('a word shows its type while the pointer is on it or on the type, and not after Escape', async ({
  page,
}) => {
  const messages = watchConsole(page);
  await openBlock(page);
  const greet = word(page, 'greet').first();
  await greet.hover();
  await expect(box(page)).toBeVisible();
  await expect(box(page)).toHaveText(
    /^function greet\(\{ name \}: User\): stringGreets somebody\.@deprecated/,
  );
  await expect(greet).toHaveAttribute('aria-describedby', 'hover-types');
  await box(page).hover();
  await page.waitForTimeout(300);
  await expect(box(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(greet).not.toHaveAttribute('aria-describedby');
  await word(page, 'name').first().hover();
  await expect(box(page)).toHaveText(/name: string.*The name that greet says\.$/);
  await page.mouse.move(5, 5);
  await expect(box(page)).toBeHidden();
  expect(messages).toEqual([]);
});

test('a pointer that rests on a word before the page is alive is answered', async ({ page }) => {
  await page.goto('./');
  const place = await page
    .locator('code')
    .first()
    .evaluate((code) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()?.textContent !== 'greet');
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  await page.mouse.move(place.x - 4, place.y);
  await page.mouse.move(place.x, place.y);
  await expect(box(page)).toHaveText(/^function greet/);
});

test('a block is one stop: arrow keys lead from word to word, and Tab out of it', async ({ page }) => {
  await page.goto('./');
  await hydrate(page);
  await page.locator('main a[href="/types/none"]').first().focus();
  await page.keyboard.press('Tab');
  await expect(word(page, 'greet').first()).toBeFocused();
  await expect(box(page)).toHaveText(/^function greet.*← 1\/\d+ →$/);
  await page.keyboard.press('ArrowLeft');
  await expect(word(page, 'greet').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(word(page, 'name').first()).toBeFocused();
  await expect(box(page)).toHaveText(/name: string.*← 2\//);
  await page.keyboard.press('ArrowDown');
  await expect(word(page, 'name').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(word(page, 'name').nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await expect(word(page, 'toUpperCase')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(word(page, 'toUpperCase')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveText(/toUpperCase\(\): string/);
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('.code-wrap').first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(word(page, 'toUpperCase')).toBeFocused();
  await expect(page.locator('.code-block').first().locator('code [tabindex]')).toHaveCount(1);
});

test('a word that scrolls is shown, and its type goes with it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('./');
  await hydrate(page);
  const block = page.locator('.code-block').nth(1);
  await block.locator('code').focus();
  await expect(word(page, 'lengthsOfAllNamesThatAreOnTheList')).toBeFocused();
  await page.keyboard.press('End');
  await expect(word(page, 'join')).toBeFocused();
  await expect(word(page, 'join')).toBeInViewport();
  await expect(box(page)).toHaveText(/join\(/);
  await page.evaluate(() => scrollBy(0, 60));
  const gap = async () => {
    const [text, at] = [await box(page).boundingBox(), await word(page, 'join').boundingBox()];
    return text && at ? at.y - text.y - text.height : null;
  };
  await expect.poll(gap).toBeCloseTo(6, 0);
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('shows the type of a word that is tapped, also of the first one, inside of the window', async ({
    page,
  }) => {
    await page.goto('./');
    await page.touchscreen.tap(5, 300);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    // The heading's font may move the text below.
    await page.evaluate(() => document.fonts.ready);
    const place = await page
      .locator('code')
      .first()
      .evaluate((code) => {
        const { left, top } = code.getBoundingClientRect();
        return { x: left + 20 + 18 * 8, y: top + 5.5 * 22 };
      });
    await page.touchscreen.tap(place.x, place.y);
    await expect(box(page)).toHaveText(/^function greet/);
    const { x = -1, width = 999 } = (await box(page).boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await word(page, 'User').first().tap();
    await expect(box(page)).toHaveText(/^interface User/);
    await page.touchscreen.tap(5, 700);
    await expect(box(page)).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openBlock(page);
    await word(page, 'greet').first().hover();
    await expect(box(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.mouse.move(5, 5);
    await word(page, 'greet').first().focus();
    await page.keyboard.press('ArrowRight');
    // The type of the first word stays until the type of the second one fades in.
    await expect(box(page)).toContainText('← 2/');
    expect(await violations(page)).toEqual([]);
  });
}

test('texts are fetched for a block when a reader comes to it, and nothing for a page without any', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const name = /(?<=\/)(?:words|hover)\.(?:[\w-]+\.)?(?:[jt]s|json)$/.exec(
      new URL(request.url()).pathname,
    )?.[0];
    if (name) asked.push(name.replace(/\..*(?=\.)/, ''));
  });
  await page.goto('./none');
  await hydrate(page);
  await page.locator('code').first().hover();
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await page.locator('a[href="/types/"]').first().click();
  await expect(page.locator('main h1')).toHaveText(/Types/);
  await page.locator('.code-block').nth(1).hover();
  await expect(word(page, 'join')).toBeAttached();
  expect(asked.map((name) => name.replace('.ts', '.js'))).toEqual(['words.js', 'hover.json']);
});

test('what cannot be fetched is asked for again', async ({ page }) => {
  await page.route(/assets\/hover/, (route) => route.abort(), { times: 1 });
  await page.goto('./');
  await hydrate(page);
  const block = page.locator('.code-block').first();
  const failed = page.waitForEvent('requestfailed');
  await block.locator('.code-title').hover();
  await failed;
  await block.locator('code').hover({ position: { x: 2, y: 2 } });
  await expect(word(page, 'greet').first()).toBeAttached();
});

test('code is copied as it was, and only answers and errors are below its lines', async ({
  page,
  context,
  browserName,
}) => {
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = await openBlock(page);
  await block.locator('.code-copy').click();
  await expect(block.locator('.code-copy')).toHaveAttribute('data-copied', '');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^\/\*\*\n \* Greets[\s\S]*greet\(ada\)\.toUpperCase\(\);$/);
  expect(copied).not.toContain('not assignable');
  // The styles of the plugin are loaded first and do not change the order of the layers of the theme.
  await expect(block.locator('.line').first()).not.toHaveCSS('padding-left', '0px');
  const notes = await block
    .locator('.code-note')
    .evaluateAll((all) => all.map((note) => [note.className, getComputedStyle(note, '::before').content]));
  expect(notes).toEqual([
    ['code-note type', '"const ada: User"'],
    ['code-note error', `"Type 'string' is not assignable to type 'number'."`],
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('code is as it was', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('.hover-word, code [tabindex], code[tabindex]')).toHaveCount(0);
  });
});
