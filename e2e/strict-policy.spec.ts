import type { Page } from '@playwright/test';
import { useAll, watchRefused } from './policy.ts';
import { SITES, urlOf } from './sites.ts';
import { visitedBefore } from './support.ts';
import { expect, test } from './test.ts';

/** Allows HTML only from Lectern's own policy. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types lectern";
const NO_INLINE_STYLE = "style-src 'self'";

/** Adds a policy to that of the documents. A browser enforces both. @returns what it blocks, with the page */
async function addPolicy(page: Page, policy: string): Promise<string[]> {
  const refused = await watchRefused(page);
  await page.route(
    ({ pathname }) => !/\.\w+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    },
  );
  return refused;
}

/** Opens the first page, follows links to the others, and searches. */
async function readAll(page: Page, [first, ...others]: string[], query: string): Promise<void> {
  await visitedBefore(page);
  await page.goto(first as string);
  await useAll(page);
  for (const address of others) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.querySelector('main')?.append(link);
      link.click();
    }, address);
    await page.waitForURL((url) => url.pathname === address);
    await useAll(page);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
  await expect(page.getByRole('option').first()).toBeVisible();
  // The preview inserts HTML of another page into this one.
  await expect(page.getByRole('region', { name: /Preview|预览/ })).not.toBeEmpty();
}

const SHOWCASE = ['/', '/guide/components', '/guide/code', '/config/', '/zh/guide/components'];

// Pages of the dev server contain scripts of Vite.
test.describe('every component of the theme', () => {
  test.use({ baseURL: urlOf(SITES.showcase) });
  test('works with Trusted Types @build', async ({ page }) => {
    const refused = await addPolicy(page, TRUSTED_TYPES);
    await readAll(page, SHOWCASE, 'code');
    expect(refused).toEqual([]);
  });
});

test.describe('islands', () => {
  test.use({ baseURL: urlOf(SITES.islands) });
  test('wake with Trusted Types @build', async ({ page }) => {
    const refused = await addPolicy(page, TRUSTED_TYPES);
    await readAll(page, ['/', '/guide/counter', '/guide/routes'], 'counter');
    expect(refused).toEqual([]);
  });
});

const DOCS = ['/', '/config/', '/config/server/port', '/zh/guide/start/', '/guide/start/quick-start'];

test('every kind of page of our site works with Trusted Types @build', async ({ page }) => {
  const refused = await addPolicy(page, TRUSTED_TYPES);
  await readAll(page, DOCS, 'port');
  await page.keyboard.press('Escape');
  // Not selected by `data-hover`: it is removed once the pointer has been over the block, and pages move under it.
  await page.locator('.code-block[data-lang="ts"]').first().hover();
  await page.locator('.hover-word').first().hover();
  await expect(page.locator('#hover-types')).toBeVisible();
  // A link would change the address before the document is loaded, and the pointer's first move would be lost.
  await page.goto('/none');
  await useAll(page);
  expect(refused).toEqual([]);
});

test('what the policy does not allow is noticed @build', async ({ page }) => {
  const refused = await addPolicy(page, `${TRUSTED_TYPES}; ${NO_INLINE_STYLE}`);
  await page.goto('/');
  await page.evaluate(() => {
    document.body.setAttribute('style', 'color: red');
    try {
      document.body.innerHTML = 'no';
    } catch {}
  });
  // There are more violations: diagrams and features of the home page have inline styles.
  await expect.poll(() => refused.join('\n')).toMatch(/require-trusted-types-for/);
  expect(refused.join('\n')).toMatch(/style-src-attr/);
});
