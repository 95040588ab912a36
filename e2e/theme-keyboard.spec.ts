import type { Page } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';
import { expect, test } from './test.ts';

const DOC = '/guide/start/quick-start';

/** Presses a key until the focused element matches. Fails if that takes more than `budget` presses. */
async function reach(page: Page, selector: string, budget: number, key = 'Tab'): Promise<number> {
  for (let steps = 1; steps <= budget; steps++) {
    await page.keyboard.press(key);
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return steps;
  }
  throw new Error(`${selector} is not reached by ${budget} × ${key}.`);
}

/** Checks that the focused element has a visible focus ring. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const active = document.activeElement as HTMLElement;
    const style = getComputedStyle(active);
    const label = active.closest('label');
    return style.outlineStyle !== 'none' || (label && getComputedStyle(label).outlineStyle !== 'none');
  });
  expect(ring, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))).toBe(true);
}

for (const [type, path] of [
  ['home', '/'],
  ['doc', DOC],
  ['404', '/nowhere'],
] as const) {
  test(`${type}: the content is two keys away`, async ({ page }) => {
    await page.goto(path);
    expect(await reach(page, '.skip-link', 1)).toBe(1);
    await expect(page.locator('.skip-link')).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#lectern-content')).toBeFocused();
  });
}

test('doc: from the content to the next page, focus on its heading, and it is said', async ({ page }) => {
  await page.goto(DOC);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  // Focuses the pager directly: it comes after the whole text and the outline in the tab order.
  await page.locator('.pager a[rel=next]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.getByRole('status')).toHaveText(/^Page loaded: /);
  const title = (await page.locator('main h1').textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(title.replace(/#$/, '').trim()));
});

test('doc: the language is changed with the keyboard alone, within 15 keys', async ({ page }) => {
  await page.goto(DOC);
  const steps = await reach(page, '[aria-label="Language"]', 13);
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await reach(page, '[hreflang="zh-CN"]', 2);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(steps).toBeLessThanOrEqual(13);
});

test('doc: every stop of the keyboard is visible, and none is lost', async ({ page }) => {
  test.slow();
  await page.goto(DOC);
  const stops = page.locator('a[href]:visible, button:visible, summary:visible, pre[tabindex]:visible');
  await stops.evaluateAll((all) => {
    for (const stop of all) stop.setAttribute('data-unreached', '');
  });
  // Fields and tabs are stops as well, so there are more stops than these.
  for (let left = 2 * (await stops.count()); left > 0; left--) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    await expectVisibleFocus(page);
    await page.evaluate(() => document.activeElement?.removeAttribute('data-unreached'));
  }
  const unreached = page.locator('[data-unreached]');
  expect(await unreached.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)))).toEqual(
    [],
  );
});

test('phone: Menu opens with the keyboard, Escape gives focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(DOC);
  await reach(page, '.doc-bar-menu', 8);
  await page.keyboard.press('Enter');
  await expect(page.locator('.sidebar')).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('.sidebar')))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.locator('.sidebar')).toBeHidden();
  await expect(page.locator('.doc-bar-menu')).toBeFocused();
});

test('a control that is smaller than 24 px has that much room around it', async ({ page }) => {
  for (const [width, path] of [
    [1280, DOC],
    [390, DOC],
    [390, '/'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.header a, .header button, .doc-bar button, .sidebar a, .sidebar summary, .outline a, .pager a, .page-meta a, .button, .code-tools button',
        ),
      ]
        .map((control) => ({ html: control.outerHTML.slice(0, 80), box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(({ html, box }) => `${html} ${box.width} × ${box.height}`),
    );
    expect(small, `${path} at ${width} px`).toEqual([]);
  }
});

test('reduced motion: nothing moves', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(DOC);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        getComputedStyle(element)
          .transitionDuration.split(',')
          .some((time) => Number.parseFloat(time) > 0),
      )
      .map((element) => element.className),
  );
  expect(moving).toEqual([]);
  await context.close();
});

test('forced colors: the marks that are drawn as backgrounds stay visible', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ forcedColors: 'active', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(DOC);
  const colors = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement).backgroundColor;
    const of = (selector: string, pseudo?: string) => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element, pseudo).backgroundColor : selector;
    };
    return [
      of('.header .icon'),
      of('.nav-link[aria-current]', '::before'),
      of('.code-copy', '::before'),
    ].filter((color) => color === root || color === 'rgba(0, 0, 0, 0)');
  });
  expect(colors).toEqual([]);
  await context.close();
});

test('forced colors: the button that closes search has its sign in it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ forcedColors: 'active', ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(DOC);
  await page.keyboard.press('Control+k');
  const icon = page.locator('.search .icon-close');
  await expect.poll(() => icon.evaluate((own) => getComputedStyle(own, '::before').content)).toBe('"×"');
  // The sign is placed in its nearest positioned ancestor.
  expect(await icon.evaluate((own) => getComputedStyle(own).position)).toBe('relative');
  await context.close();
});

test('forced colors: marked lines of code have a bar, and a sign where their tone means something', async ({
  browser,
}) => {
  const context = await browser.newContext({ forcedColors: 'active', baseURL: urlOf(SITES.showcase) });
  const page = await context.newPage();
  await page.goto('/guide/code');
  const marks = await page.locator('code > .line').evaluateAll((lines) =>
    lines.map((line) => {
      const { content, borderInlineStartWidth } = getComputedStyle(line, '::after');
      return { name: line.className, mark: content === 'none' ? '' : `${borderInlineStartWidth} ${content}` };
    }),
  );
  const of = (name: string) => [
    ...new Set(marks.filter((line) => line.name === name).map(({ mark }) => mark)),
  ];
  expect(of('line')).toEqual(['']);
  expect(of('line highlighted')).toEqual(['3px ""']);
  expect(of('line focused')).toEqual(['3px ""']);
  expect(of('line diff add')).toEqual(['3px "+" / ""']);
  expect(of('line diff remove')).toEqual(['3px "−" / ""']);
  expect(of('line error')).toEqual(['3px "×" / ""']);
  expect(of('line warning')).toEqual(['3px "!" / ""']);
  await context.close();
});

test('print: the article alone, in light colors, with the addresses of links', async ({ page }) => {
  await page.goto(DOC);
  await page.evaluate(() => localStorage.setItem('theme-appearance', 'dark'));
  await page.reload();
  await page.emulateMedia({ media: 'print' });
  for (const part of [
    '.header',
    '.sidebar',
    '.outline',
    '.doc-bar',
    '.pager',
    '.code-tools >> nth=0',
    '.header-anchor >> nth=0',
  ]) {
    await expect(page.locator(part), part).toBeHidden();
  }
  const link = page.locator('.prose a[target=_blank]').first();
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(address).toContain(await link.getAttribute('href'));
  const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(paper).toBe('rgb(255, 255, 255)');
  const isShown = await page.locator('.prose').evaluate((article) => {
    article.insertAdjacentHTML(
      'beforeend',
      '<details><summary>More</summary><p id="folded">Text</p></details>',
    );
    return document.getElementById('folded')?.checkVisibility();
  });
  expect(isShown, 'what is folded').toBe(true);
});

test('at 200 % zoom (half the width) everything is there and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  for (const path of ['/', DOC, '/zh/guide/start/quick-start']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test.describe('modal', () => {
  const isInert = (page: Page) =>
    page.evaluate(() => document.querySelector('main')?.closest('[inert]') !== null);

  for (const [name, button, drawer] of [
    ['Menu', 'Menu', '.sidebar'],
    ['the site menu', 'Site menu', '.nav'],
  ] as const) {
    test(`phone: ${name} takes the focus, keeps it, and gives it back`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(DOC);
      const opener = page.getByRole('button', { name: button, exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      const close = page.locator(drawer).getByRole('button', { name: 'Close' });
      await expect(close).toBeFocused();
      await expect.poll(() => isInert(page)).toBe(true);
      // Goes around the window once: the focus never gets behind the drawer.
      const behind = () =>
        page.evaluate(
          (drawer) => document.activeElement !== document.body && !document.activeElement?.closest(drawer),
          drawer,
        );
      await page.keyboard.press('Shift+Tab');
      expect(await behind()).toBe(false);
      await page.keyboard.press('Shift+Tab');
      expect(await behind()).toBe(false);
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      expect(await isInert(page)).toBe(false);
      // The button is in view at any scroll position of the list.
      await page.keyboard.press('Enter');
      await page.locator(drawer).evaluate((list) => list.scrollTo(0, list.scrollHeight));
      await expect(close).toBeInViewport({ ratio: 1 });
    });
  }

  test('search makes all else inert, and gives the focus back', async ({ page }) => {
    await page.goto(DOC);
    const opener = page.getByRole('button', { name: 'Search' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect.poll(() => isInert(page)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    expect(await isInert(page)).toBe(false);
  });
});

test('code and tables are tab stops, with their own name, only where they scroll', async ({ page }) => {
  const scrollers = () =>
    page.locator('.prose pre, .table-scroll').evaluateAll((all) =>
      all.map((one) => ({
        scrolls: one.scrollWidth > one.clientWidth,
        isStop: (one as HTMLElement).tabIndex === 0 && one.getAttribute('role') === 'region',
        name: one.getAttribute('aria-label'),
      })),
    );
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(DOC);
    await expect
      .poll(async () => (await scrollers()).every(({ scrolls, isStop }) => scrolls === isStop))
      .toBe(true);
    const names = (await scrollers()).flatMap(({ name }) => name ?? []);
    expect(new Set(names).size).toBe(names.length);
    // The page has both kinds on a phone.
    if (width === 390) expect(names.length).toBeGreaterThan(1);
  }
});

test('high contrast: text and lines are black on white, or white on black', async ({ browser, baseURL }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ contrast: 'more', colorScheme, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(DOC);
    const colors = await page.evaluate(() => {
      const { color, borderInlineEndColor } = getComputedStyle(
        document.querySelector('.sidebar a') as Element,
      );
      return [color, getComputedStyle(document.documentElement).backgroundColor, borderInlineEndColor];
    });
    const [black, white] = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];
    expect(colors.slice(0, 2)).toEqual(colorScheme === 'light' ? [black, white] : [white, black]);
    await context.close();
  }
});

test.describe('filter of a long sidebar', () => {
  for (const [path, label, none] of [
    ['/config/tools/swc', 'Filter pages', 'No page has this in its name.'],
    ['/zh/config/tools/swc?lang=zh', '筛选页面', '没有名称匹配的页面。'],
  ] as const) {
    test(`${path}: finds a page by a part of its name, with the keyboard alone`, async ({ page }) => {
      await page.goto(path);
      const sidebar = page.locator('.sidebar');
      // Only the group of the current page is open.
      await expect(sidebar.locator('details[open] > summary')).toHaveText('tools');
      await sidebar.getByLabel(label).focus();
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await page.keyboard.type('output.assetp');
      await expect(sidebar.getByRole('link')).toHaveText(['assetPrefix']);
      await page.keyboard.type('xyz');
      await expect(sidebar.getByText(none)).toBeVisible();
      for (const _ of 'xyz') await page.keyboard.press('Backspace');
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toContainText('output.assetPrefix');
      await expect(sidebar.getByLabel(label)).toHaveValue('');
      await expect(sidebar.locator('[aria-current=page]')).toBeInViewport();
    });
  }
});
