import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from './axe.ts';
import { SITES, urlOf } from './sites.ts';
import { hold, hydrate, visitedBefore, watchConsole } from './support.ts';
import { expect, test } from './test.ts';

const START = '/guide/start/';

test.beforeEach(async ({ page }) => visitedBefore(page));

const field = (page: Page) => page.getByRole('combobox');
/** Complete hits. Their titles may be shown earlier. */
const hits = (page: Page) => page.locator('[role=listbox][aria-busy=false] [role=option]');
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(text);
}

const markCount = (page: Page) => page.evaluate(() => CSS.highlights.get('lectern-search')?.size ?? 0);

test('nothing of search is loaded with a page @build', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(START);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => /search/i.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'Search Docs' }).hover();
  await expect.poll(() => urls.filter((url) => /search/i.test(url)).length).toBeGreaterThan(1);
  // SPEC 7: no calls to other hosts.
  expect(urls.filter((url) => !url.startsWith(urlOf(SITES.docs)))).toEqual([]);
});

test('Ctrl alone fetches what a K after it needs, unless text is selected @build', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(START);
  await hydrate(page);
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') as Element));
  await page.keyboard.press('Control+c');
  await page.waitForTimeout(300);
  expect(urls.filter((url) => /search/i.test(url))).toEqual([]);
  await page.evaluate(() => getSelection()?.empty());
  await page.keyboard.down('Control');
  await expect.poll(() => urls.filter((url) => /search/i.test(url)).length).toBeGreaterThan(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keys open it, move through the hits and follow one', async ({ page }) => {
  await page.goto(START);
  await search(page, 'port is already in use');
  await expect(hits(page).first()).toBeVisible();
  // Places are loaded after the first answer and change the text of a hit.
  await expect(page.locator('.search-hit-place').first()).toBeVisible();
  const names = await hits(page).allTextContents();
  expect(names.length).toBeGreaterThan(2);
  await expect(page.getByRole('status').filter({ hasText: 'results' })).toHaveText(`${names.length} results`);
  for (const [key, place] of [
    ['ArrowDown', 1],
    ['ArrowUp', 0],
    ['ArrowUp', names.length - 1],
    ['Home', 0],
    ['End', names.length - 1],
    ['ArrowDown', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(active(page)).toHaveText(names[place] ?? '');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', `lectern-search-${place}`);
  }
  const target = new URL((await active(page).getAttribute('href')) ?? '', page.url());
  expect(target.hash).not.toBe('');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target.href);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator(target.hash)).toBeInViewport();
  await expect.poll(() => markCount(page)).toBeGreaterThan(0);
  // The marks are removed when the reader opens another page.
  await page.locator('.prose a[href^="/guide/"]').first().click();
  await expect.poll(() => markCount(page)).toBe(0);
});

test('Escape and a click beside it close it, the focus goes back, and the query stays @build', async ({
  page,
}) => {
  await page.goto(START);
  await hydrate(page);
  const button = page.getByRole('button', { name: 'Search Docs' });
  await button.click();
  await field(page).fill('plugin');
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('plugin');
  await expect(hits(page).first()).toBeVisible();
  // The kept query is selected: typing replaces it.
  await page.keyboard.type('cs');
  // The keys that open search do nothing while it is open.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('css');
  await page.mouse.click(5, 300);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('it can be opened again in the moment it closes @build', async ({ page }) => {
  await page.goto(START);
  await search(page, 'plugin');
  await expect(hits(page).first()).toBeVisible();
  // In the same task, before the browser has reported that the dialog is closed.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('dialog.search')?.hidePopover();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
  });
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('plugin');
  await expect(hits(page).first()).toBeVisible();
});

test('what is typed while search is on its way is in the field @build', async ({ page }) => {
  const messages = watchConsole(page);
  const release = await hold(page, /\/assets\/.*\.js$|entry-browser/);
  await page.goto(START, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('portz');
  await page.keyboard.press('Backspace');
  release();
  await expect(field(page)).toHaveValue('port');
  await expect(hits(page).first()).toBeVisible();
  expect(messages).toEqual([]);
});

test('a slash opens it before the page is alive, and is a letter in a field @build', async ({ page }) => {
  const release = await hold(page, /\/assets\/.*\.js$|entry-browser/);
  await page.goto(START, { waitUntil: 'commit' });
  await expect(page.locator('h1')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('css');
  release();
  await expect(field(page)).toHaveValue('css');
  await page.keyboard.type('/x');
  await expect(field(page)).toHaveValue('css/x');
});

test('?q= opens it with the answers', async ({ page }) => {
  await page.goto(`${START}?q=rspack`);
  await expect(field(page)).toHaveValue('rspack');
  await expect(hits(page).first()).toBeVisible();
});

test('without a hit it says so, and names a near word', async ({ page }) => {
  await page.goto(START);
  await search(page, 'qqqqzzzz');
  await expect(page.getByText('No results for "qqqqzzzz".')).toBeVisible();
  await expect(page.getByText('Please try again with a different keyword.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Also search in 简体中文' }).check();
  await expect(page.getByText('No results found', { exact: true })).toBeVisible();
});

test('the other language shows its hits in its own group', async ({ page }) => {
  await page.goto(START);
  await search(page, 'rspack');
  await expect(hits(page).first()).toBeVisible();
  await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Also search in 简体中文' }).check();
  const chinese = page.getByRole('group', { name: '简体中文' });
  await expect(chinese.getByRole('option').first()).toHaveAttribute('href', /^\/zh\//);
  await expect(page.getByRole('group', { name: 'English' }).getByRole('option').first()).toBeVisible();
});

test('searches that led somewhere are offered again, and can be removed @build', async ({ page }) => {
  await page.goto(START);
  await search(page, 'polyfill');
  await hits(page).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search(page, '');
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await recent.getByRole('button', { name: 'polyfill', exact: true }).click();
  await expect(field(page)).toHaveValue('polyfill');
  await expect(hits(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await recent.getByRole('button', { name: 'Remove “polyfill” from recent searches' }).click();
  await expect(recent).toHaveCount(0);
});

test('an input method searches what it commits, never half-typed letters @build', async ({ page }) => {
  await page.goto(`/zh${START}`);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  const ime = await page.context().newCDPSession(page);
  await ime.send('Input.imeSetComposition', { text: 'chajian', selectionStart: 7, selectionEnd: 7 });
  await expect(field(page)).toHaveValue('chajian');
  // Longer than the debounce after the last key (SPEC 9).
  await page.waitForTimeout(500);
  await expect(page.locator('.search-body')).toBeEmpty();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await ime.send('Input.insertText', { text: '插件' });
  await expect(field(page)).toHaveValue('插件');
  await expect(hits(page).first()).toContainText('插件');
});

test('titles come first, and the rest in their places @build', async ({ page }) => {
  const release = await hold(page, /search_index\.en\..*\/x\d+\.\d+\.json/);
  await page.goto(START);
  await search(page, 'strict port');
  const titles = page.getByRole('listbox').getByRole('option');
  // The place of the hit may be shown already or be loaded later.
  await expect(titles.first()).toHaveText(/^server\.strictPort(?: Config › server)?\s*$/);
  await expect(titles.first()).toHaveAttribute('href', '/config/server/strict-port');
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  const count = await titles.count();
  await page.keyboard.press('ArrowDown');
  release();
  await expect(hits(page).first()).toContainText('Default false');
  // Places are loaded after the first answer.
  await expect(hits(page).first()).toContainText('Config › server');
  await expect(hits(page)).toHaveCount(count);
  await expect(active(page)).toHaveId('lectern-search-1');
  // Complete hits stay complete while more hits are being loaded.
  const releaseMore = await hold(page, /search_index\.en\..*\/x\d+\.\d+\.json/);
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.waitForTimeout(300);
  await expect(hits(page)).toHaveCount(count);
  releaseMore();
  await expect.poll(() => hits(page).count()).toBeGreaterThan(count);
});

test('titles are on the screen before the rest is asked for @build', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role=option]')) return;
      observer.disconnect();
      // Runs right before the titles are painted.
      requestAnimationFrame(() => performance.mark('drawn'));
    }).observe(document, { subtree: true, childList: true });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto(`${START}?q=strict+port`);
  await expect(hits(page).first()).toContainText('Default false');
  const [drawn, asked] = await page.evaluate(() => [
    performance.getEntriesByName('drawn')[0]?.startTime ?? 0,
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /search_index\.en\..*\/x\d+\.\d+\.json/.test(name))
      .map(({ startTime }) => startTime)[0] ?? 0,
  ]);
  expect(drawn).toBeGreaterThan(0);
  expect(asked).toBeGreaterThanOrEqual(drawn);
});

test('titles that come after the dialog are shown as soon, too @build', async ({ page }) => {
  const releaseTitles = await hold(page, /search_index\.en\..*\/t\d+\.json/);
  const releaseTexts = await hold(page, /search_index\.en\..*\/x\d+\.\d+\.json/);
  await page.goto(START);
  await page.goto(`${START}?q=strict+port`);
  await expect(field(page)).toBeVisible();
  releaseTitles();
  const titles = page.getByRole('listbox').getByRole('option');
  await expect(titles.first()).toHaveText(/^server\.strictPort(?: Config › server)?\s*$/);
  releaseTexts();
  await expect(hits(page).first()).toContainText('Default false');
});

test('another answer keeps the rows that are there: a browser has less to draw @build', async ({ page }) => {
  await page.goto(START);
  await search(page, 'alias');
  const first = hits(page).first();
  await expect(first.locator('.search-hit-text')).toContainText(/alias/i);
  // The text under the pointer changes, but the row is the same element.
  await first.locator('mark').last().hover({ force: true });
  await first.evaluate((row) => {
    row.setAttribute('data-seen', '');
    row.addEventListener('pointerover', () => row.setAttribute('data-entered', ''));
  });
  await field(page).fill('port');
  await expect(first.locator('.search-hit-text')).toContainText(/port/i);
  await page.waitForTimeout(300);
  await expect(first).toHaveAttribute('data-seen');
  await expect(first).not.toHaveAttribute('data-entered');
});

test('a part of the index that cannot be had: a message, and a second try that works @build', async ({
  page,
}) => {
  await page.route(/search_index\.en\..*\/t\d+\.json/, (route) => route.abort());
  await page.goto(START);
  await search(page, 'rspack');
  await expect(page.getByRole('alert')).toContainText('The search index could not be loaded.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(hits(page).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('search that cannot be loaded says so, and the keys are the page’s again @build', async ({ page }) => {
  await page.route(/SearchDialog/, (route) => route.abort());
  await page.goto(START);
  await hydrate(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toHaveText('Search could not be loaded. Try again.');
  await page.unrouteAll();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('css');
  await expect(field(page)).toHaveValue('css');
});

test('a slow network: a sign after 150 ms, for 1 s at least, and never instead of results @build', async ({
  page,
}) => {
  const release = await hold(page, /search_index\.en\..*\/t\d+\.json/);
  await page.goto(START);
  await search(page, '');
  await page.evaluate(() => {
    const sign: { from?: number; to?: number } = {};
    Object.assign(window, { sign });
    new MutationObserver(() => {
      if (document.querySelector('.search-busy')) sign.from ??= performance.now();
      else if (sign.from !== undefined) sign.to ??= performance.now();
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  });
  await field(page).fill('rspack');
  await expect(page.locator('.search-busy')).toBeVisible();
  release();
  await expect(hits(page).first()).toBeVisible();
  await expect(page.locator('.search-busy')).toHaveCount(0);
  const { from, to } = await page.evaluate(
    () => (window as unknown as { sign: { from: number; to: number } }).sign,
  );
  expect(to - from).toBeGreaterThan(995);
});

test('Ctrl+Enter and Ctrl+click open a new tab, and search stays open @build', async ({ page, context }) => {
  await page.goto(START);
  await search(page, 'rspack');
  await expect(hits(page).first()).toBeVisible();
  for (const open of [
    () => page.keyboard.press('Control+Enter'),
    () =>
      hits(page)
        .first()
        .click({ modifiers: ['Control'] }),
  ]) {
    const opened = context.waitForEvent('page');
    await open();
    const tab = await opened;
    await expect(tab.locator('h1')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  // This tab marks the words in the preview, but not on the page that it opens next.
  await expect.poll(() => markCount(page)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await page.locator('.prose a[href^="/guide/"]').first().click();
  await expect(page).not.toHaveURL(START);
  expect(await markCount(page)).toBe(0);
});

test('search that is opened while a page is on its way stays open @build', async ({ page }) => {
  const release = await hold(page, /\/guide\/start\/features/);
  await page.goto(START);
  await hydrate(page);
  await page.locator('.sidebar a[href="/guide/start/features"]').click();
  await search(page, 'rspack');
  await expect(hits(page).first()).toBeVisible();
  release();
  await expect(page.locator('h1')).toHaveText(/Features/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 800 }],
] as const) {
  test.describe(`${name}, light and dark`, () => {
    // Colors change at once, so that tests need not wait.
    test.use({ viewport, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in the open dialog @build', async ({ page }) => {
      await page.goto(START);
      await search(page, 'rspack');
      await expect(hits(page).first()).toBeVisible();
      // Includes the text of a hit, which is next to the list or below it.
      if (name === 'phone') await page.locator('.search-opener').first().click();
      await expect(page.locator(name === 'phone' ? '.search-excerpt' : '.search-preview')).not.toBeEmpty();
      expect(await violationsInBothSchemes(page)).toEqual([]);
      await field(page).fill('qqqqzzzz');
      await expect(page.getByText('No results for')).toBeVisible();
      expect(await violationsInBothSchemes(page)).toEqual([]);
      const box = await page.getByRole('dialog').boundingBox();
      if (name === 'phone') expect(box).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    });
  });
}

test('a name that only code has is marked in the preview, and on the page @build', async ({ page }) => {
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('lectern-search') ?? [])].map((range) => String(range)));
  await page.goto(START);
  await search(page, 'watchOptions');
  await expect(hits(page).first()).toHaveAttribute('href', '/guide/faq/hmr#nothing-happens-after-saving');
  await expect(hits(page).first()).not.toContainText('watchOptions');
  await expect.poll(marked).toContain('watchOptions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/nothing-happens/);
  await expect.poll(marked).toContain('watchOptions');
});

test('the section of the chosen hit is beside the list: by pointer and keys, until it is turned off @build', async ({
  page,
}) => {
  const pages: string[] = [];
  page.on('request', (request) => {
    if (/\/config\/.*\.json$|SearchPreview/.test(request.url())) pages.push(new URL(request.url()).pathname);
  });
  await page.goto(START);
  await search(page, '');
  const preview = page.getByRole('region', { name: 'Preview' });
  await page.waitForTimeout(600);
  expect(pages).toEqual([]);
  await field(page).fill('strict port');
  await expect(preview).toContainText('stops the dev or preview server');
  await expect.poll(() => markCount(page)).toBeGreaterThan(3);
  await expect(preview.locator('[id]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(preview).not.toContainText('stops the dev or preview server');
  await page.keyboard.press('ArrowRight');
  await expect(preview).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Home');
  await page.getByRole('checkbox', { name: 'Preview' }).uncheck();
  await expect(preview).toHaveCount(0);
  await page.reload();
  await search(page, 'strict port');
  await expect(page.getByRole('checkbox', { name: 'Preview' })).not.toBeChecked();
  await expect(preview).toHaveCount(0);
});

test('on a phone the text of a hit opens below it @build', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(START);
  await search(page, 'strict port');
  const opener = page.getByRole('button', { name: 'Show the text of “server.strictPort”' });
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const excerpt = page.locator('.search-excerpt');
  await expect(excerpt).toContainText('stops the dev or preview server');
  const [hit, text, next] = await Promise.all(
    [hits(page).nth(0), excerpt, hits(page).nth(1)].map((part) => part.boundingBox()),
  );
  expect(text?.y).toBeGreaterThan(hit?.y ?? 0);
  expect(next?.y).toBeGreaterThan((text?.y ?? 0) + 100);
  await opener.click();
  await expect(excerpt).toHaveCount(0);
});

test('search is kept to a part of the site by its button, by keys and by the text @build', async ({
  page,
}) => {
  await page.goto(`/zh${START}`);
  await search(page, '端口');
  const part = (name: string) => page.getByRole('radio', { name });
  await expect(hits(page).first()).toBeVisible();
  await page.locator('.search-parts').getByText('配置').click();
  await expect(field(page)).toHaveValue('config: 端口');
  await expect(field(page)).toBeFocused();
  await expect(part('配置')).toBeChecked();
  for (const hit of await hits(page).all()) expect(await hit.getAttribute('href')).toMatch(/^\/zh\/config\//);
  await part('配置').focus();
  await page.keyboard.press('ArrowRight');
  await expect(field(page)).toHaveValue('plugins: 端口');
  await field(page).fill('指南：端口');
  await expect(part('指南')).toBeChecked();
  await expect(hits(page).first()).toHaveAttribute('href', /^\/zh\/guide\//);
  await field(page).fill('端口');
  await expect(part('全部')).toBeChecked();
});

test('under a base path, hits lead to pages of the site', async ({ page }) => {
  await page.goto(urlOf(SITES.bilingual));
  await search(page, 'guide');
  await hits(page).first().click();
  await expect(page).toHaveURL(/\/docs\//);
  await expect(page.locator('h1')).toContainText(/guide/i);
});

test('each version has its own index', async ({ page }) => {
  await page.goto(urlOf(SITES.versions));
  await search(page, 'text of');
  await expect(hits(page).first()).toBeVisible();
  for (const link of await hits(page).all()) expect(await link.getAttribute('href')).not.toMatch(/^\/v1/);
  await page.goto(`${urlOf(SITES.versions)}v1/`);
  await search(page, 'text of');
  await expect(hits(page).first()).toHaveAttribute('href', /^\/v1/);
});

test('before anything is typed, and when nothing is found, the sections are offered @build', async ({
  page,
}) => {
  const sections = () => page.getByRole('dialog').getByRole('region', { name: 'Sections' }).getByRole('link');
  await page.goto(START);
  await search(page, '');
  await expect(sections()).toHaveText(['Guide', 'Config', 'Plugin', 'API', 'Community']);
  await field(page).fill('alias');
  await expect(hits(page).first()).toBeVisible();
  await expect(sections()).toHaveCount(0);
  await field(page).fill('qqqqzz');
  await expect(page.getByText('No results for "qqqqzz".')).toBeVisible();
  await sections().nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toHaveText('Config Overview');
});

test('before anything is typed, the pages that were read last are offered @build', async ({ page }) => {
  const read = () => page.getByRole('dialog').getByRole('region', { name: 'Read last' }).getByRole('link');
  await page.goto('/config/server/port');
  await hydrate(page);
  await page.locator('.sidebar').getByRole('link', { name: 'host', exact: true }).click();
  await expect(page.locator('h1')).toHaveText('server.host');
  // The article is shown first. A page does not count as read until the rest of it has followed.
  await expect(page.locator('.sidebar [aria-current=page]')).toHaveText('host');
  await page.goto('/zh/config/server/port');
  await hydrate(page);
  await page.goto(START);
  await search(page, '');
  await expect(read()).toHaveText(['server.host', 'server.port']);
  await read().last().click();
  await expect(page.locator('h1')).toHaveText('server.port');
});

test('a screen reader hears of a dialog, its field, the hits and how many there are @build', async ({
  page,
}) => {
  await page.goto(START);
  await search(page, 'server.port');
  await expect(hits(page).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search Docs" [expanded]: server.port
      - button "Clear"
      - button "Close"
      - group "Sections":
        - radio "All" [checked]
        - radio "Guide"
        - radio "Config"
        - radio "Plugin"
        - radio "API"
        - radio "Community"
      - listbox "Results":
        - group "English":
          - option /^server\\.port Config › server Type number Default 8080 / [selected]
          - option /^server\\.strictPort /
      - button "Show more"
      - checkbox "Also search in 简体中文"
      - status: 7 results
  `);
  await field(page).fill('qqqqzz');
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search Docs": qqqqzz
      - paragraph: No results for "qqqqzz".
      - region "Sections":
        - list:
          - listitem:
            - link "Guide"
      - status: 0 results
  `);
  await expect(field(page)).toHaveAttribute('aria-controls', /./);
});
