import type { Page } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';
import { getDocument, hydrate, isSameDocument, markDocument, watchConsole } from './support.ts';
import { expect, test } from './test.ts';

const { base } = SITES.bilingual;
const origin = new URL(urlOf(SITES.bilingual)).origin;

test.use({ baseURL: urlOf(SITES.bilingual) });

/** Returns all URLs that a page links to or loads, as written. */
const references = (page: Page) =>
  page.evaluate(() => {
    const attributes = ['href', 'src'];
    return attributes.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
    );
  });

test('every link and file of every page lies under the base, and is there', async ({ page, request }) => {
  const messages = watchConsole(page);
  const seen = new Set<string>();
  const waiting = ['', 'zh/'].map((path) => base + path);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await getDocument(request, origin + path);
    expect(answer.status(), path).toBe(200);
    if (!answer.headers()['content-type']?.startsWith('text/html')) continue;
    await page.goto(origin + path);
    for (const reference of await references(page)) {
      if (/^(?:#|data:|https?:)/.test(reference)) continue;
      expect(reference, `on ${path}`).toMatch(/^\/docs\//);
      waiting.push(reference.replace(/#.*$/, ''));
    }
  }
  for (const path of ['guide/long', 'guide/only-english', 'zh/guide/long', 'dot.svg', 'notes.txt'])
    expect(seen).toContain(base + path);
  expect(messages).toEqual([]);
});

test('nothing is asked for outside of the base, also not by the client', async ({ page }) => {
  const messages = watchConsole(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin: from, pathname } = new URL(request.url());
    if (from === origin && !pathname.startsWith(base)) outside.push(pathname);
  });
  await page.goto('');
  await hydrate(page);
  await markDocument(page);
  await page.getByRole('link', { name: 'Guide', exact: true }).last().click();
  await expect(page.locator('h1')).toHaveText('Guide');
  await page.getByRole('link', { name: 'third part' }).click();
  await expect(page).toHaveURL(`${urlOf(SITES.bilingual)}guide/long#third`);
  await page.getByRole('button', { name: 'Language' }).click();
  // The address changes before the page is loaded, and the article is shown before the rest of the page.
  const chinese = page.getByRole('link', { name: '简体中文' });
  await expect(chinese).toHaveAttribute('href', `${base}zh/guide/long`);
  await chinese.click();
  await expect(page.locator('h1')).toHaveText('长页');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(await isSameDocument(page)).toBe(true);
  expect(outside).toEqual([]);
  expect(messages).toEqual([]);
});

test('a path without a page is the 404 page of its language', async ({ page }) => {
  for (const [path, text, home] of [
    ['nope', 'PAGE NOT FOUND', base],
    ['zh/nope', '页面不存在', `${base}zh/`],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText(text);
    await expect(page.locator('main a.button')).toHaveAttribute('href', home);
  }
  await page.goto('en/guide/long#third');
  await expect(page).toHaveURL(`${urlOf(SITES.bilingual)}guide/long#third`);
  await expect(page.locator('h1')).toHaveText('Long page');
});

test('a link to a file loads the file, and asks for no page behind it', async ({ page }) => {
  const payloads: string[] = [];
  page.on('request', (request) => {
    if (/notes.*\.json$/.test(request.url())) payloads.push(request.url());
  });
  await page.goto('guide/');
  await hydrate(page);
  await page.getByRole('link', { name: 'file' }).click();
  await expect(page.locator('body')).toHaveText('Notes.');
  expect(payloads).toEqual([]);
});

test('the language menu leads to the same page, with its own text where it is not translated', async ({
  page,
}) => {
  await page.goto('guide/only-english');
  await hydrate(page);
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(`${urlOf(SITES.bilingual)}zh/guide/only-english`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.locator('.prose')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('note')).toHaveText('本页尚未翻译，以下内容为 English。');
  // A translated page has no such note.
  await page.goto('zh/guide/');
  await expect(page.locator('.prose')).not.toHaveAttribute('lang');
  await expect(page.getByRole('note')).toHaveCount(0);
  // The choice in the menu overrides the browser's language, also on the next visit.
  await page.goto('zh/guide/');
  await expect(page.locator('h1')).toHaveText('指南');
});

test('the language menu keeps the query and the section', async ({ page }) => {
  await page.goto('guide/long?a=1&b=%26#third');
  await hydrate(page);
  const follow = async (menu: string, language: string) => {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('link', { name: language, exact: true }).click();
  };
  await follow('Language', '简体中文');
  await expect(page).toHaveURL(`${urlOf(SITES.bilingual)}zh/guide/long?a=1&b=%26#third`);
  await expect(page.locator('#third')).toBeInViewport();
  // The query and section of the previous page are not kept.
  await page.goto('zh/guide/long');
  await hydrate(page);
  await follow('语言', 'English');
  await expect(page).toHaveURL(`${urlOf(SITES.bilingual)}guide/long`);
  // A page that is not translated has the same sections.
  await page.goto('guide/only-english?a=1#only-english');
  await hydrate(page);
  await follow('Language', '简体中文');
  await expect(page).toHaveURL(`${urlOf(SITES.bilingual)}zh/guide/only-english?a=1#only-english`);
});

test.describe('a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('is redirected under the base on its first visit only', async ({ page }) => {
    await page.goto('guide/long?a=1#third');
    await expect(page).toHaveURL(`${urlOf(SITES.bilingual)}zh/guide/long?a=1#third`);
    await page.goto('guide/long');
    await expect(page.locator('h1')).toHaveText('Long page');
  });

  test('stays where there is no translation', async ({ page }) => {
    await page.goto('guide/only-english');
    await expect(page.locator('h1')).toHaveText('Only English');
  });

  test('stays when the link says so', async ({ page }) => {
    await page.goto('guide/long?lang=en');
    await expect(page.locator('h1')).toHaveText('Long page');
  });
});

test.describe('a search engine', () => {
  test.use({ locale: 'zh-CN', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('is never redirected', async ({ page }) => {
    await page.goto('guide/long');
    await expect(page.locator('h1')).toHaveText('Long page');
  });
});
