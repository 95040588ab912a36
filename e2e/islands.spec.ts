import { SITES, urlOf } from './sites.ts';
import { hold, hydrate, isSameDocument, markDocument, watchConsole } from './support.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: urlOf(SITES.islands) });

/** Module of the island, in a build and in development. */
const ISLAND = /\/island-|\/Counter\b/;

test('a click before anything is hydrated reaches the island, once', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto('/guide/counter');
  await page.locator('.counter').click();
  await expect(page.locator('.counter')).toHaveText('Count 4');
  await page.waitForTimeout(300);
  await expect(page.locator('.counter')).toHaveText('Count 4');
  await expect(page.locator('lectern-slot strong')).toHaveText('child');
  await page.locator('.counter').click();
  await expect(page.locator('.counter')).toHaveText('Count 5');
  expect(messages).toEqual([]);
});

test('a click while the island alone is on its way reaches it, once', async ({ page }) => {
  const release = await hold(page, ISLAND);
  await page.goto('/guide/counter');
  await hydrate(page);
  await page.locator('.counter').click();
  // A code block in the slot is not part of the island. It works at once, and its click is not replayed.
  await page.locator('.code-block').hover();
  await page.locator('.code-wrap').click();
  await expect(page.locator('.code-block')).toHaveAttribute('data-wrap', '');
  await expect(page.locator('.counter')).toHaveText('Count 3');
  release();
  await expect(page.locator('.counter')).toHaveText('Count 4');
  await page.waitForTimeout(300);
  await expect(page.locator('.counter')).toHaveText('Count 4');
  await expect(page.locator('.code-block')).toHaveAttribute('data-wrap', '');
});

test('an island works after client navigation', async ({ page }) => {
  const messages = watchConsole(page);
  const release = await hold(page, ISLAND);
  await page.goto('/');
  await hydrate(page);
  await markDocument(page);
  await page.locator('.prose a[href="/guide/counter"]').click();
  await expect(page.locator('h1')).toHaveText('A counter');
  await page.locator('.counter').click();
  release();
  await expect(page.locator('.counter')).toHaveText('Count 4');
  expect(await isSameDocument(page)).toBe(true);
  expect(messages).toEqual([]);
});

test('an island that is left while its code is on its way stays quiet', async ({ page }) => {
  const messages = watchConsole(page);
  const release = await hold(page, ISLAND);
  await page.goto('/guide/counter');
  await hydrate(page);
  await markDocument(page);
  await page.locator('header a[href="/"]').first().click();
  await expect(page.locator('h1')).toHaveText('Start');
  release();
  // The second island needs the same code and hydrates after the first one would have.
  await page.locator('.prose a[href="/guide/counter"]').click();
  await page.locator('.counter').click();
  await expect(page.locator('.counter')).toHaveText('Count 4');
  expect(await isSameDocument(page)).toBe(true);
  expect(messages).toEqual([]);
});

test('a component gets every route, fetches a page ahead and shows its article', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto('/guide/routes');
  await hydrate(page);
  const routes = page.locator('.routes');
  await expect(routes.locator('> button')).toHaveText([
    'index.mdx',
    'guide/counter.mdx',
    'guide/routes.mdx',
    'plain.md',
  ]);
  const ahead = page.waitForResponse(/\/guide\/counter\.json$/);
  await routes.getByRole('button', { name: 'guide/counter.mdx' }).hover();
  await ahead;
  await routes.getByRole('button', { name: 'guide/counter.mdx' }).click();
  await expect(routes.getByRole('heading', { level: 1 })).toHaveText('A counter');
  await routes.locator('.counter').click();
  await expect(routes.locator('.counter')).toHaveText('Count 4');
  expect(messages).toEqual([]);
});

test('a page of the site’s own for addresses that do not exist comes alive, and leads on', async ({
  page,
}) => {
  const messages = watchConsole(page);
  await page.goto('/guide/nowhere');
  await expect(page.locator('h1')).toHaveText('Nothing to count');
  await page.locator('.counter').click();
  await expect(page.locator('.counter')).toHaveText('Count 2');
  await page.locator('.prose a').click();
  await expect(page.locator('h1')).toHaveText('A counter');
  // The browser itself reports the status code.
  expect(messages.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
});

test('a home page without text asks for none', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/plain');
  await hydrate(page);
  await page.waitForTimeout(300);
  expect(asked).toContain('/plain');
  expect(asked).not.toContain('/plain.json');
});
