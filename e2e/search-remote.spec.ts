import type { Page, Route } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';
import { visitedBefore } from './support.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: urlOf(SITES.remote) });

test.beforeEach(async ({ page }) => visitedBefore(page));

const hit = (title: string, statement = '') => ({
  title,
  header: '',
  link: '/guide/#install',
  statement,
  type: 'content',
  highlightInfoList: [],
  group: 'docs',
});

const answer = (route: Route, groups: unknown) => route.fulfill({ json: groups });

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(text);
}

test('a service is asked by the call of the specification, through the hooks of the theme', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('**/api/search?*', (route) => {
    asked.push(route.request().url());
    return answer(route, [
      { index: 'docs', hits: [hit('Install', 'Run it.')] },
      { index: 'empty', hits: [] },
      { index: 'blog', hits: [hit('News')] },
    ]);
  });
  await page.goto('/');
  await search(page, 'setup');
  await expect(page.getByRole('group', { name: 'docs: 1 for install' }).getByRole('option')).toHaveText(
    'InstallRun it.',
  );
  await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(2);
  expect(asked.map((url) => new URL(url).search)).toEqual([
    '?keyword=install&limit=7&searchIndexes=docs%2Cblog&lang=en',
  ]);
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/guide\/#install$/);
});

test('what a service answers is text, never markup', async ({ page }) => {
  await page.route('**/api/search?*', (route) =>
    answer(route, [{ index: 'docs', hits: [hit('<img src=x onerror="document.title=1">', '<b>bold</b>')] }]),
  );
  await page.goto('/');
  await search(page, 'x');
  await expect(page.getByRole('option')).toHaveText('<img src=x onerror="document.title=1"><b>bold</b>');
  await expect(page).toHaveTitle(/Home/);
});

test('a failure is logged, and is an empty list', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/');
  await search(page, 'install');
  await expect(page.getByText('No results for "install".')).toBeVisible();
  expect(errors.join()).toContain('answered 500');
});

test('an answer that a newer query has overtaken is dropped', async ({ page }) => {
  let releaseFirst = () => {};
  const firstMayAnswer = new Promise<void>((done) => {
    releaseFirst = done;
  });
  await page.route('**/api/search?*', async (route) => {
    const keyword = new URL(route.request().url()).searchParams.get('keyword') ?? '';
    if (keyword === 'first') await firstMayAnswer;
    await answer(route, [{ index: 'docs', hits: [hit(`About ${keyword}`)] }]);
  });
  await page.goto('/');
  await search(page, 'first');
  await page.waitForRequest(/keyword=first/);
  await page.getByRole('combobox').fill('second');
  await expect(page.getByRole('option')).toHaveText('About second');
  const late = page.waitForResponse(/keyword=first/);
  releaseFirst();
  await late;
  await page.waitForTimeout(200);
  await expect(page.getByRole('option')).toHaveText('About second');
});
