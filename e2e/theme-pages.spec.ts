import type { Page } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';
import { elapsed, startStopwatch } from './stopwatch.ts';
import { hold } from './support.ts';
import { expect, test } from './test.ts';

const showcase = urlOf(SITES.showcase);

async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(300, 500);
  await page.mouse.move(310, 500);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

test.describe('home page of the site', () => {
  for (const [path, lang, actions] of [
    ['/', 'en-US', ['Quick Start', 'Introduction']],
    ['/zh/', 'zh-CN', ['快速上手', '介绍']],
  ] as const) {
    test.describe(lang, () => {
      test.use({ locale: lang });
      test(`${path}: hero with two actions and an image of 375, six features, footer`, async ({ page }) => {
        await page.goto(path);
        const links = page.locator('.hero .hero-actions a');
        await expect(links).toHaveText([...actions]);
        const prefix = path.slice(0, -1);
        await expect(links.last()).toHaveAttribute('href', `${prefix}/guide/start/`);
        await expect(links.first()).toHaveAttribute('href', `${prefix}/guide/start/quick-start`);
        await expect(page.locator('.hero img')).toHaveAttribute('width', '375');
        await expect(page.locator('.hero img')).toHaveAttribute('height', '375');
        await expect(page.locator('.feature')).toHaveCount(6);
        // Span 4 of 12: three in a row.
        const tops = await page
          .locator('.feature')
          .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
        expect(new Set(tops).size).toBe(2);
        await expect(page.locator('.home-footer')).toContainText('Copyright © 2024');
        await expect(page.locator('.sidebar, .outline')).toHaveCount(0);
      });
    });
  }

  test('products popover: four siblings with logo, words and address', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Products' }).click();
    const products = page.locator('.product');
    await expect(products.locator('strong')).toHaveText(['Rspack', 'Rsbuild', 'Rspress', 'Rsdoctor']);
    await expect(products.locator('img')).toHaveCount(4);
    const addresses = await products.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    );
    expect(addresses).toEqual(
      ['rspack', 'rsbuild', 'rspress', 'rsdoctor'].map((name) => `https://${name}.dev/`),
    );
  });
});

test.describe('page types and what hides parts', () => {
  test.use({ baseURL: showcase });

  test('blank is the content alone, custom the shell without the parts of a doc page', async ({ page }) => {
    await page.goto('/guide/blank');
    await expect(page.getByRole('heading', { name: 'Blank' })).toBeVisible();
    await expect(page.locator('.header, .sidebar, .outline, footer')).toHaveCount(0);
    await page.goto('/guide/custom');
    await expect(page.locator('.header, .sidebar, .outline')).toHaveCount(0);
  });

  test('front matter leaves out sidebar, outline and footer', async ({ page }) => {
    await page.goto('/guide/bare');
    await expect(page.locator('.header')).toBeVisible();
    await expect(page.locator('.sidebar, .outline, .doc-footer')).toHaveCount(0);
  });

  for (const [what, path, top] of [
    ['a navbar', '/guide/code', '60px'],
    ['no navbar, by front matter', '/guide/no-navbar', '0px'],
    ['no navbar, by the address', '/guide/code?navbar=0', '0px'],
  ] as const) {
    test(`${what}: the sidebar makes room for it`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('.header:visible')).toHaveCount(top === '0px' ? 0 : 1);
      await expect(page.locator('.sidebar')).toHaveCSS('top', top);
    });
  }

  for (const [flag, selector] of [
    ['navbar', '.header'],
    ['sidebar', '.sidebar'],
    ['outline', '.outline'],
    ['footer', '.doc-footer'],
  ] as const) {
    test(`?${flag}=0 hides it before the first paint, and keeps it hidden`, async ({ page }) => {
      await page.goto(`/guide/code?${flag}=0`, { waitUntil: 'commit' });
      await page.locator(selector).waitFor({ state: 'attached' });
      await expect(page.locator(selector)).toBeHidden();
      await hydrate(page);
      await page.locator('.prose').getByRole('link', { name: 'components' }).click();
      await expect(page.locator('h1')).toHaveText('Components');
      await expect(page.locator(selector)).toBeHidden();
    });
  }

  test('a doc page has its footer: source, neighbours', async ({ page }) => {
    await page.goto('/guide/code');
    await expect(page.getByRole('link', { name: /^Edit/ })).toHaveAttribute(
      'href',
      'https://example.com/docs/en/guide/code.md',
    );
    await expect(page.locator('.pager [rel=prev]')).toHaveText('Previous PageComponents');
    await expect(page.locator('.pager [rel=next]')).toHaveText('Next pageBlank');
    await expect(page.locator('.outline-title')).toHaveText('ON THIS PAGE');
  });
});

test.describe('sidebar', () => {
  test.use({ baseURL: showcase });

  test('dividers, section headers, tags, links that leave', async ({ page }) => {
    await page.goto('/guide/code');
    const sidebar = page.locator('.sidebar');
    await expect(sidebar.locator('hr[data-dashed]')).toHaveCount(1);
    await expect(sidebar.locator('.sidebar-section')).toHaveText('Odd onesBeta');
    await expect(sidebar.getByRole('link', { name: 'Blank Tag' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: /^Elsewhere/ })).toHaveAttribute('target', '_blank');
    await expect(sidebar.locator('[aria-current=page]')).toHaveText('Code and images');
  });

  test('groups start as they are told, toggle, and the one of the page opens by itself', async ({ page }) => {
    await page.goto('/guide/code');
    const group = page.locator('.sidebar details', { hasText: 'Deep' });
    await expect(group).not.toHaveAttribute('open');
    await group.locator('summary').click();
    await expect(group.getByRole('link', { name: 'One' })).toBeVisible();
    await group.locator('summary').click();
    await expect(group.getByRole('link', { name: 'One' })).toBeHidden();
    await page.goto('/guide/deep/one');
    await expect(group).toHaveAttribute('open', '');
    await expect(page.locator('.sidebar').getByText('Fixed')).toBeVisible();
    await expect(page.locator('.sidebar details')).toHaveCount(1);
    await page.goto('/config/');
    await expect(page.locator('.sidebar details', { hasText: 'dev' })).toHaveAttribute('open', '');
  });
});

test.describe('appearance', () => {
  test.use({ baseURL: showcase });
  const theme = (page: Page) => page.locator('html');
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme-appearance'));

  test('auto follows the system, also while the page is open', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/guide/code');
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page)).toBe(null);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(theme(page)).toHaveAttribute('data-theme', 'light');
  });

  test('the button flips and is remembered, in other tabs too; nonsense means auto', async ({
    page,
    context,
  }) => {
    await page.goto('/guide/code');
    const other = await context.newPage();
    await other.goto(`${showcase}guide/code`);
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
    await expect(theme(other)).toHaveAttribute('data-theme', 'dark');
    expect(await stored(page)).toBe('dark');
    await page.getByRole('button', { name: 'Switch to light theme' }).click();
    expect(await stored(page)).toBe('light');
    await page.evaluate(() => localStorage.setItem('theme-appearance', 'pink'));
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('navigation', () => {
  test.use({ baseURL: showcase });
  const components = (page: Page) => page.locator('.sidebar').getByRole('link', { name: 'Components' });

  test('a slow page shows the progress bar after 0.2 s, a fast one never', async ({ page }) => {
    const release = await hold(page, /guide\/components\.json/);
    await page.goto('/guide/code');
    await hydrate(page);
    await startStopwatch(page);
    await components(page).click();
    await expect(page.locator('.progress')).toHaveCount(1);
    expect(await elapsed(page, 'click', 'progress')).toBeGreaterThanOrEqual(195);
    await expect(page.locator('h1')).toHaveText('Code and images');
    release();
    await expect(page.locator('h1')).toHaveText('Components');
    await expect(page.locator('.progress')).toHaveCount(0);
  });

  test('a page whose data cannot be loaded is logged, and comes as a document', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => message.type() === 'error' && messages.push(message.text()));
    await page.route('**/guide/components.json', (route) => route.abort());
    await page.goto('/guide/code');
    await hydrate(page);
    await components(page).click();
    await expect(page.locator('h1')).toHaveText('Components');
    expect(messages.length).toBeGreaterThan(0);
  });

  test('the flag animates the change of content', async ({ page }) => {
    await page.goto('/guide/code');
    await hydrate(page);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      Object.assign(window, { transitions: 0 });
      document.startViewTransition = ((change: () => void) => {
        (window as unknown as { transitions: number }).transitions++;
        return start(change);
      }) as typeof document.startViewTransition;
    });
    await components(page).click();
    await expect(page.locator('h1')).toHaveText('Components');
    expect(await page.evaluate(() => (window as unknown as { transitions: number }).transitions)).toBe(1);
  });
});

test('the home page has a command to copy, a config beside its page, and the sections below', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.locator('.hero code')).toHaveText('npm create rsbuild@0.5.7');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.hero .code-copy').click();
  await expect(page.locator('.hero .code-copy')).toHaveAttribute('data-copied', '');
  const [config, result] = await page.locator('.pair .code-block').all();
  const places = [await config?.boundingBox(), await result?.boundingBox()];
  expect(places[0]?.y).toBe(places[1]?.y);
  await expect(page.locator('.home-footer').getByRole('link')).toHaveText([
    'Guide',
    'Config',
    'Plugin',
    'API',
    'Community',
  ]);
});

test('the 404 page leads on: search, and the sections of the site', async ({ page }) => {
  await page.goto('/zh/nowhere?lang=zh');
  await expect(page.locator('.not-found-sections').getByRole('link')).toHaveText([
    '指南',
    '配置',
    '插件',
    'API',
    '社区',
  ]);
  // This also works before the page is hydrated.
  await page.locator('main').getByRole('button', { name: '搜索' }).click();
  await expect(page.getByRole('combobox')).toBeFocused();
});
