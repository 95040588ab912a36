import { getDocument, hold, hydrate, isSameDocument, markDocument, watchConsole } from './support.ts';
import { expect, test } from './test.ts';

const QUICK_START = '/guide/start/quick-start';

test('a page loads no script before a sign of intent, and hydrates after one @build', async ({ page }) => {
  const messages = watchConsole(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(QUICK_START);
  await page.waitForTimeout(300);
  expect(scripts).toEqual([]);
  await hydrate(page);
  expect(scripts.length).toBeGreaterThan(0);
  expect(messages).toEqual([]);
});

test('a click shows the next page without a new document, and back restores the first', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto(QUICK_START);
  await hydrate(page);
  await markDocument(page);
  await page.locator('.sidebar a', { hasText: /^Features$/ }).click();
  await expect(page.locator('h1')).toHaveText('Features');
  await expect(page).toHaveTitle(/Features/);
  await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
    'href',
    '/guide/start/features.md',
  );
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Quick Start');
  expect(await isSameDocument(page)).toBe(true);
  expect(messages).toEqual([]);
});

test('a browser without the Navigation API loads documents', async ({ page }) => {
  const messages = watchConsole(page);
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await page.goto(QUICK_START);
  await hydrate(page);
  await markDocument(page);
  await page.locator('.sidebar a', { hasText: /^Features$/ }).click();
  await expect(page.locator('h1')).toHaveText('Features');
  expect(await isSameDocument(page)).toBe(false);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Quick Start');
  expect(messages).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('pages read and links lead on', async ({ page }) => {
    await page.goto('/zh/guide/start/quick-start');
    await expect(page.locator('h1')).toHaveText('快速上手');
    await page.locator('.sidebar a', { hasText: '名词解释' }).click();
    await expect(page.locator('h1')).toHaveText('名词解释');
  });

  test('the menus of a phone open, and their links lead on @new', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(QUICK_START);
    await expect(page.locator('.sidebar')).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('.sidebar a', { hasText: 'Glossary' }).click();
    await expect(page.locator('h1')).toHaveText('Glossary');
    await page.getByRole('button', { name: 'On this page' }).click();
    await page.locator('.outline a').last().click();
    await expect(page).toHaveURL(/glossary#./);
    await page.getByRole('button', { name: 'Site menu' }).click();
    await page.locator('#lectern-nav').getByRole('link', { name: 'Guide' }).click();
    await expect(page).toHaveURL('/guide/start/');
  });
});

test('a phone: punctuation stays with the code before it, short names stay whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Pages with a lot of inline code. Each had such a mistake when inline code was a separate box.
  for (const path of ['/zh/config/source/define', '/zh/config/source/transform-import']) {
    await page.goto(path);
    const found = await page.locator('.prose :not(pre) > code').evaluateAll((codes) =>
      codes.map((code) => {
        const next = code.nextSibling;
        const range = document.createRange();
        if (
          next?.nodeType === Node.TEXT_NODE &&
          /^[，。、；：！？）》」』,.;:!?)]/.test(next.textContent ?? '')
        ) {
          range.setStart(next, 0);
          range.setEnd(next, 1);
        }
        const boxes = code.getClientRects();
        const isBelow =
          !range.collapsed && range.getBoundingClientRect().top > (boxes[boxes.length - 1]?.bottom ?? 0) - 6;
        const isBroken = code.matches('.nowrap') && boxes.length > 1;
        return { text: code.textContent, checked: !range.collapsed, wrong: isBelow || isBroken };
      }),
    );
    expect(found.filter(({ checked }) => checked).length).toBeGreaterThan(5);
    expect(
      found.filter(({ wrong }) => wrong).map(({ text }) => text),
      path,
    ).toEqual([]);
  }
});

test('the theme changes at once, before React, and is remembered', async ({ page }) => {
  await page.goto(QUICK_START);
  await page.locator('[data-lectern-appearance]').first().dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('storage that throws breaks nothing', async ({ page }) => {
  const messages = watchConsole(page);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new Error('blocked');
      },
    }),
  );
  await page.goto(QUICK_START);
  await hydrate(page);
  await page.locator('[data-lectern-appearance]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.sidebar a', { hasText: /^Features$/ }).click();
  await expect(page.locator('h1')).toHaveText('Features');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(messages).toEqual([]);
});

test('hide flags hold before and after navigation', async ({ page }) => {
  await page.goto(`${QUICK_START}?sidebar=0&navbar=0`);
  await expect(page.locator('.sidebar')).toBeHidden();
  await hydrate(page);
  await page.locator('.pager a, a[rel=next], main footer a').last().click();
  await expect(page.locator('.sidebar')).toBeHidden();
  expect(page.url()).toContain('sidebar=0');
});

test('URLs resolve as the specification says', async ({ page, request }) => {
  for (const path of [
    '/guide/start/',
    '/guide/start',
    '/guide/start/index.html',
    QUICK_START,
    `${QUICK_START}.html`,
  ]) {
    expect((await getDocument(request, path)).status(), path).toBe(200);
  }
  expect((await getDocument(request, '/nope')).status()).toBe(404);
  expect((await getDocument(request, '/..%2f..%2fpackage.json')).status()).toBe(404);
  await page.goto('/nope');
  await expect(page.locator('main')).toContainText('PAGE NOT FOUND');
  await page.goto('/zh/nope');
  await expect(page.locator('main')).toContainText('页面不存在');
  await expect(page.locator('main a').first()).toHaveAttribute('href', '/zh/');
  await hydrate(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('main')).toContainText('页面不存在');
  await page.goto('/en/guide/start/');
  await expect(page).toHaveURL(/\/guide\/start\/$/);
  await expect(page.locator('h1')).toHaveText('Introduction');
});

test.describe('a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });
  test('is sent to the Chinese page once', async ({ page }) => {
    await page.goto(`${QUICK_START}?a=1#requirements`);
    await expect(page).toHaveURL('/zh/guide/start/quick-start?a=1#requirements');
    await page.goto(QUICK_START);
    await expect(page.locator('h1')).toHaveText('Quick Start');
  });
});

test('a page can be copied as Markdown, looked at, and handed to an assistant', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/config/server/port');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^---\ntitle: "server\.port"\n[\s\S]*\n# server\.port\n/);
  await page.getByRole('button', { name: 'Other forms of this page' }).click();
  const assistant = page.getByRole('link', { name: /Open in Claude/ });
  const prompt = new URL((await assistant.getAttribute('href')) ?? '').searchParams.get('q');
  expect(prompt).toBe(
    `Read ${new URL('/config/server/port.md', page.url())}, I want to ask questions about it.`,
  );
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await expect(page).toHaveURL('/config/server/port.md');
  expect(await page.locator('body').innerText()).toBe(copied);
});

test('on a phone a wide table is a list, each cell behind the name of its column', async ({ page }) => {
  const cell = page.locator('.stacks td[data-label="Last patch"]').first();
  const shape = () =>
    cell.evaluate((td) => ({
      label: getComputedStyle(td, '::before').content,
      isBelow: td.getBoundingClientRect().top > (td.previousElementSibling?.getBoundingClientRect().top ?? 0),
      fits: document.documentElement.scrollWidth <= innerWidth,
    }));
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/community/releases/');
  expect(await shape()).toEqual({ label: '"Last patch "', isBelow: true, fits: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await shape()).toEqual({ label: 'none', isBelow: false, fits: true });
});

test('a link of the outline closes it on a phone, also before the page is alive @build @new', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await hold(page, /\.js$/);
  await page.goto(QUICK_START);
  await page.locator('.doc-bar-outline').click();
  const outline = page.locator('.outline');
  await outline.getByRole('link', { name: 'Config file' }).click();
  await expect(outline).toBeHidden();
  await expect(page).toHaveURL(/#config-file$/);
  await expect(page.locator('#config-file')).toBeInViewport();
});
