import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { SITES, urlOf } from './sites.ts';
import { hydrate, sidewaysScroll, visitedBefore, watchConsole } from './support.ts';
import { expect, test } from './test.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
const PAGES = [
  '/',
  '/guide/',
  '/guide/parts',
  '/guide/deep/one',
  '/guide/only-german',
  '/ja/guide/parts',
  '/nowhere',
];

test.use({ baseURL: urlOf(SITES.languages) });

/** Returns the edges of an element in the window. */
async function edges(page: Page, selector: string): Promise<{ left: number; right: number }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    });
}

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`Arabic, ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(({ page }) => visitedBefore(page));

    for (const path of PAGES) {
      test(`${path} fits, and axe finds nothing`, async ({ page }) => {
        const messages = watchConsole(page);
        await page.goto(path);
        await hydrate(page);
        expect(await sidewaysScroll(page)).toBe(0);
        expect(await violations(page)).toEqual([]);
        expect(messages.filter((message) => !message.includes('404'))).toEqual([]);
      });
    }

    test('everything but code and running text is where it would be in a mirror', async ({ page }) => {
      for (const path of ['/', '/guide/', '/guide/parts']) {
        await page.goto(path);
        expect(await page.evaluate(notMirrored), path).toEqual([]);
      }
    });

    test('axe finds nothing while a menu or drawer is open, and each is in the window @new', async ({
      page,
    }) => {
      await page.goto('/guide/parts');
      await hydrate(page);
      for (const button of await page.locator('button[popovertarget]:visible').all()) {
        const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '';
        await button.click();
        const open = page.locator(':popover-open').first();
        await expect(open, name).toBeVisible();
        expect(await sidewaysScroll(page), name).toBe(0);
        const { x, width } = (await open.boundingBox()) ?? { x: -1, width: 0 };
        expect(x >= 0 && x + width <= viewport.width, name).toBe(true);
        expect(
          await violations(page, { disable: ['landmark-one-main', 'page-has-heading-one'] }),
          name,
        ).toEqual([]);
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      }
    });
  });
}

/** Returns elements that a change of direction does not mirror. Fixes text metrics first, since they vary by script. */
function notMirrored(): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { letter-spacing: 0 !important; line-height: 1.5 !important; font-size: 14px !important }',
  );
  document.adoptedStyleSheets.push(sheet);
  for (const details of document.querySelectorAll('details')) details.open = true;
  const CODE = '.code-block, .file-tree, code, kbd, svg, .sr-only, .table-scroll code';
  // The position of inline elements depends on the words around them.
  const RUNS = 'p > a, p > .badge, p > strong, p > time, sup, sup > a';
  const elements = [...document.querySelectorAll('body *')].filter(
    (element) => !element.parentElement?.closest(CODE) && !element.matches(`code, kbd, .sr-only, ${RUNS}`),
  );
  const places = () => elements.map((element) => element.getBoundingClientRect());
  const now = places();
  document.documentElement.dir = 'ltr';
  const turned = places();
  const { clientWidth } = document.documentElement;
  return elements.flatMap((element, index) => {
    const [one, other] = [now[index], turned[index]];
    if (!one || !other || (one.width === 0 && other.width === 0)) return [];
    const isThere =
      Math.abs(clientWidth - one.right - other.left) < 2 && Math.abs(one.width - other.width) < 2;
    return isThere
      ? []
      : [`${element.tagName}.${element.className} ${one.left}–${one.right}, ${other.left}–${other.right}`];
  });
}

test.describe('Arabic', () => {
  test.use({ viewport: DESKTOP });
  test.beforeEach(({ page }) => visitedBefore(page));

  test('has the sidebar on the right, the outline on the left, code from the left', async ({ page }) => {
    await page.goto('/guide/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const sidebar = await edges(page, '.sidebar');
    const article = await edges(page, '.prose');
    const outline = await edges(page, '.outline');
    expect(sidebar.right).toBe(DESKTOP.width);
    expect(article.right).toBeLessThan(sidebar.left);
    expect(outline.right).toBeLessThan(article.left);
    expect(await edges(page, '.site-title')).toMatchObject({ right: DESKTOP.width - 24 });
    // `npm` is at the left of the block, and code in a sentence keeps the order of its characters.
    const block = await edges(page, '.code-block');
    expect((await edges(page, '.code-block code .token')).left - block.left).toBeLessThan(30);
    for (const selector of ['.prose code', '.code-block', 'pre']) {
      await expect(page.locator(selector).first()).toHaveCSS('direction', 'ltr');
    }
    await expect(page.locator('.prose p code').first()).toHaveCSS('unicode-bidi', 'isolate');
  });

  test('arrow keys choose the tab at their side', async ({ page }) => {
    await page.goto('/guide/parts');
    await hydrate(page);
    const tabs = page.locator('.tabs').first().locator('input');
    await tabs.first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(1)).toBeChecked();
    await expect(tabs.nth(1)).toBeFocused();
    const [first, second] = [await tabs.nth(0).boundingBox(), await tabs.nth(1).boundingBox()];
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first()).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(2)).toBeChecked();
    // A group remembers a choice by keyboard in the same way as a click.
    await page.locator('[data-group="package-manager"] input').first().focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => localStorage.getItem('tabs'))).toBe('{"package-manager":"yarn"}');
  });

  test('a folded group points to its end, an open one down', async ({ page }) => {
    await page.goto('/guide/');
    const summary = page.locator('.sidebar summary').first();
    const look = () =>
      summary.evaluate((element) => {
        const { scale, rotate } = getComputedStyle(element, '::after');
        return { scale, rotate };
      });
    expect(await look()).toEqual({ scale: '-1 1', rotate: 'none' });
    await summary.click();
    await expect.poll(look).toEqual({ scale: '-1 1', rotate: '-90deg' });
  });

  test('a text in another language keeps its own direction', async ({ page }) => {
    await page.goto('/guide/only-german');
    await expect(page.locator('.prose h1')).toHaveCSS('direction', 'ltr');
    await expect(page.locator('.prose h1')).toHaveCSS('text-align', 'start');
    const article = await edges(page, '.prose');
    expect((await edges(page, '.prose .code-block')).left).toBe(article.left - 20);
    await page.locator('.prose details summary').click();
    await expect
      .poll(() =>
        page.locator('.prose summary').evaluate((element) => getComputedStyle(element, '::before').rotate),
      )
      .toBe('90deg');
  });

  test('a click to another language turns the page around, without loading it', async ({ page }) => {
    await page.goto('/guide/');
    await hydrate(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const follow = async (name: string) => {
      await page.locator('.header-tools button[popovertarget]').first().click();
      await page.getByRole('link', { name, exact: true }).click();
    };
    await follow('日本語');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(page.locator('html')).not.toHaveAttribute('dir', 'rtl');
    await expect(page.locator('.outline-title')).toHaveText('目次');
    expect((await edges(page, '.sidebar')).left).toBe(0);
    await follow('العربية');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('.outline-title')).toHaveText('في هذه الصفحة');
    expect((await edges(page, '.sidebar')).right).toBe(DESKTOP.width);
  });

  test('search speaks Arabic, and finds words with and without vowels', async ({ page }) => {
    await page.goto('/guide/');
    await hydrate(page);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'البحث' });
    await expect(dialog).toHaveCSS('direction', 'rtl');
    for (const query of ['المكونات', 'مُكَوِّنَات']) {
      await dialog.getByRole('combobox').fill(query);
      const hit = dialog.getByRole('option').first();
      await expect(hit).toContainText('المكوّنات');
      // The mark of the selected hit is at the start of its line.
      await expect(hit).toHaveCSS('box-shadow', /-2px 0px 0px 0px inset/);
    }
    await dialog.getByRole('combobox').fill('كككك');
    await expect(dialog).toContainText('لا توجد نتائج عن «كككك».');
    await expect(dialog).toContainText('البحث أيضًا باللغات الأخرى');
    expect(await violations(page, { disable: ['landmark-one-main', 'page-has-heading-one'] })).toEqual([]);
  });

  test('the date of the last change is written as Arabic has it', async ({ page }) => {
    await page.goto('/guide/');
    await expect(page.locator('.page-meta p')).toHaveText(/^آخر تحديث .*[\u0660-\u0669\d]{4}/);
    await hydrate(page);
    const messages = watchConsole(page);
    await expect(page.locator('.page-meta time')).toHaveText(/[\u0621-\u064a]/);
    expect(messages).toEqual([]);
  });
});

test.describe('a browser in Hong Kong', () => {
  test.use({ locale: 'zh-HK' });

  test('is sent to the page in traditional characters, though there is one in simplified ones', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/zh-TW/');
  });
});

test('a 404 page in a language of the other direction', async ({ page }) => {
  await visitedBefore(page);
  await page.goto('/ja/nowhere');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('h1')).toHaveText('ページが見つかりません');
});

test.describe('fonts', () => {
  test.beforeEach(({ page }) => visitedBefore(page));

  for (const [path, font] of [
    ['/ja/', 'Hiragino Sans'],
    ['/ko/', 'Apple SD Gothic Neo'],
    ['/zh-TW/', 'PingFang TC'],
    ['/zh/', 'PingFang SC'],
    ['/de/', 'PingFang SC'],
  ] as const) {
    test(`${path} has ${font}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('.prose p').first()).toHaveCSS('font-family', new RegExp(font));
    });
  }

  test('the name of a language is in the fonts of that language', async ({ page }) => {
    await page.goto('/ja/');
    await expect(page.locator('.menu a[lang="zh-CN"]')).toHaveCSS('font-family', /PingFang SC/);
    await expect(page.locator('.menu a[lang="ko"]')).toHaveCSS('font-family', /Apple SD Gothic Neo/);
  });
});
