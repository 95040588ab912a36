import type { Page } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';
import { hydrate, isSameDocument, leavesDocument, markDocument } from './support.ts';
import { expect, test } from './test.ts';

/**
 * A page retries a failed request. If the retry fails too, a click loads a document, and the served content of a page
 * works without its client. Search reports the failure and offers to try again.
 */
test.use({ baseURL: urlOf(SITES.bilingual) });

/** Makes the given number of matching requests fail. Returns a function that counts all matching requests. */
async function failing(page: Page, pattern: RegExp, times: number): Promise<() => number> {
  let count = 0;
  await page.route(pattern, (route) => {
    count += 1;
    return count <= times ? route.abort('connectionfailed') : route.continue();
  });
  return () => count;
}

const toLong = (page: Page) => page.locator('.sidebar a', { hasText: 'Long page' }).click();

/** Requests that a click needs in addition to the files of the page. */
const REQUESTS: [
  name: string,
  pattern: RegExp,
  path: string,
  go: (page: Page) => Promise<void>,
  title: string,
][] = [
  ['the payload', /\/guide\/long\.json/, 'guide/', toLong, 'Long page'],
  ['the routes', /\/routes\.en\.\w+\.json/, 'guide/', toLong, 'Long page'],
  ['the sidebar', /\/sidebar\.en\.[\w.-]+\.json/, '', toGuide, 'Guide'],
];

async function toGuide(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'guide/', textContent: 'go' });
    document.body.append(link);
    link.click();
  });
}

for (const [name, pattern, path, go, title] of REQUESTS) {
  test(`${name} that fails once is asked for again: no load @build`, async ({ page }) => {
    const count = await failing(page, pattern, 1);
    await page.goto(path);
    await hydrate(page);
    await markDocument(page);
    await go(page);
    await expect(page.locator('h1')).toHaveText(title);
    expect(await isSameDocument(page)).toBe(true);
    expect(count()).toBe(2);
  });

  test(`${name} that does not come is one load @build`, async ({ page }) => {
    await failing(page, pattern, Number.POSITIVE_INFINITY);
    await page.goto(path);
    await hydrate(page);
    await markDocument(page);
    let loads = 0;
    page.on('request', (request) => request.isNavigationRequest() && loads++);
    await go(page);
    await expect(page.locator('h1')).toHaveText(title);
    await leavesDocument(page);
    expect(loads).toBe(1);
  });
}

test('a payload of another kind, as a hotel’s network answers, is one load @build', async ({ page }) => {
  await page.route(/\/guide\/long\.json/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Log in</h1>' }),
  );
  await page.goto('guide/');
  await hydrate(page);
  await markDocument(page);
  await toLong(page);
  await expect(page.locator('h1')).toHaveText('Long page');
  expect(await isSameDocument(page)).toBe(false);
});

test('a payload that is gone is not asked for again: the site was published anew @build', async ({
  page,
}) => {
  let count = 0;
  await page.route(/\/guide\/long\.json/, (route) => {
    count += 1;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto('guide/');
  await hydrate(page);
  await toLong(page);
  await expect(page.locator('h1')).toHaveText('Long page');
  expect(count).toBe(1);
});

test('a payload that never answers is asked for again, and then a load @build', async ({ page }) => {
  const asked: number[] = [];
  await page.route(/\/guide\/long\.json/, () => void asked.push(Date.now()));
  await page.goto('guide/');
  await hydrate(page);
  await markDocument(page);
  await toLong(page);
  await expect(page.locator('.progress')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Long page', { timeout: 60_000 });
  expect(await isSameDocument(page)).toBe(false);
  expect(asked).toHaveLength(2);
});

for (const [name, pattern] of [
  ['data of the site', /\/site\.en\.\w+\.json/],
  ['a sidebar', /\/sidebar\.en\.[\w.-]+\.json/],
] as const) {
  test(`${name} that fails once comes with the second try @build`, async ({ page }) => {
    const count = await failing(page, pattern, 1);
    await page.goto('guide/');
    await hydrate(page);
    expect(count()).toBe(2);
  });

  test(`without ${name} the page is read, links load documents, and the next move tries again @build`, async ({
    page,
  }) => {
    const count = await failing(page, pattern, 2);
    await page.goto('guide/');
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await expect.poll(count).toBe(2);
    await expect(page.locator('.prose')).toContainText('Guide');
    // The start has failed: no keys are held back, and no events wait for a replay.
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await expect
      .poll(async () => {
        await page.mouse.move(300 + Math.random() * 9, 300);
        return page.evaluate(() => document.documentElement.hasAttribute('data-hydrated'));
      })
      .toBe(true);
    expect(count()).toBe(3);
  });
}

test('without the client, a key that asks for search gets the page as it is now @build', async ({ page }) => {
  await failing(page, /\/assets\/main\.[\w-]+\.js/, 1);
  await page.goto('guide/');
  await markDocument(page);
  await page.keyboard.press('Control+k');
  await leavesDocument(page);
  await hydrate(page);
  await toLong(page);
  await expect(page.locator('h1')).toHaveText('Long page');
});

test('without the client and without a network, the page stays @build', async ({ page, context }) => {
  await page.goto('guide/');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(1500);
  await expect(page.locator('h1')).toHaveText('Guide');
  await context.setOffline(false);
});

for (const [name, pattern] of [
  ['names of the index', /\/search_index\.json/],
  ['entry of the index', /\/search_index\.en\.[\w-]+\.json/],
  ['terms', /\/search_index\.en\.[\w-]+\/t\d+\.json/],
  ['texts of hits', /\/search_index\.en\.[\w-]+\/x[\d.]+\.json/],
] as const) {
  test(`search without the ${name} says so, and tries again when asked @build`, async ({ page }) => {
    await page.route(pattern, (route) => route.abort());
    await page.goto('guide/');
    await hydrate(page);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('paragraph');
    await expect(page.getByRole('alert')).toContainText('The search index could not be loaded.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
}

test.describe('an island', () => {
  test.use({ baseURL: urlOf(SITES.islands) });
  const ISLAND = /\/island-/;

  test('whose code fails once comes with the second try @build', async ({ page }) => {
    const count = await failing(page, ISLAND, 1);
    await page.goto('/guide/counter');
    await page.locator('.counter').click();
    await expect(page.locator('.counter')).toHaveText('Count 4');
    expect(count()).toBe(2);
  });

  test('whose code does not come is as the server made it, and a click gets the page as it is now @build', async ({
    page,
  }) => {
    const count = await failing(page, ISLAND, 2);
    await page.goto('/guide/counter');
    await hydrate(page);
    await expect.poll(count).toBe(2);
    await expect(page.locator('.counter')).toHaveText('Count 3');
    await markDocument(page);
    await expect
      .poll(async () => {
        await page.locator('.counter').click();
        return isSameDocument(page);
      })
      .toBe(false);
    await page.locator('.counter').click();
    await expect(page.locator('.counter')).toHaveText(/Count [45]/);
  });
});
