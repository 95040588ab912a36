import { loadConfig, redirectPage } from '../packages/lectern/dist/internals.js';
import { SITES, urlOf } from './sites.ts';
import { hydrate, watchConsole } from './support.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: urlOf(SITES.bilingual) });

const project = new URL(`${SITES.bilingual.folder}/`, import.meta.url).pathname;

test('an old address leads on, with its query and to the heading', async ({ page }) => {
  await page.goto('old?a=1');
  await expect(page).toHaveURL(/\/docs\/guide\/long\?a=1#third$/);
  await page.goto('zh/old/#second');
  await expect(page).toHaveURL(/\/docs\/zh\/guide\/long#second$/);
});

test('a click on a link to an old address leads on', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto('guide/');
  await hydrate(page);
  const link = page.locator('.sidebar a', { hasText: 'Long page' });
  await link.evaluate((element: HTMLAnchorElement) => {
    element.pathname = '/docs/old';
  });
  await link.click();
  await expect(page).toHaveURL(/\/docs\/guide\/long#third$/);
  await expect(page.locator('h1')).toHaveText('Long page');
  // Pointing at a link prefetches its page. This one does not exist, so the browser reports a 404.
  expect(messages.filter((text) => !text.includes('404'))).toEqual([]);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the page at an old address leads on at a host that knows no redirects @build', async ({ page }) => {
      const messages = watchConsole(page);
      const config = await loadConfig(project, { base: SITES.bilingual.base });
      const body = redirectPage({ from: '/old', to: '/guide/long#third' }, config);
      await page.route(/\/docs\/old/, (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto('old?a=1#second');
      const end = javaScriptEnabled ? /\/docs\/guide\/long\?a=1#second$/ : /\/docs\/guide\/long#third$/;
      await expect(page).toHaveURL(end);
      expect(messages).toEqual([]);
    });
  });
}

test('an address with a slash at its end leads to the page', async ({ page }) => {
  await page.goto('guide/long/?a=1#third');
  await expect(page).toHaveURL(/\/docs\/guide\/long\?a=1#third$/);
});

test('the 404 page leads there at a host that knows files alone @build', async ({ page, request }) => {
  const body = await (await request.get('404.html')).text();
  await page.route(/\/docs\/.*\/(?:\?|$)/, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto('guide/long/?a=1#third');
  await expect(page).toHaveURL(/\/docs\/guide\/long\?a=1#third$/);
  await expect(page.locator('h1')).toHaveText('Long page');
  await page.goto('guide/nope/');
  await expect(page.locator('h1')).toHaveText('PAGE NOT FOUND');
  await expect(page).toHaveURL(/\/docs\/guide\/nope\/$/);
});
