import { documentsOf } from './documents.ts';
import { SITES } from './sites.ts';
import { visitedBefore } from './support.ts';
import { expect, test } from './test.ts';

const SECTIONS = { guide: 44, config: 85, plugins: 32, api: 4, community: 6 };

test('every route of the specification is there, in both languages @build', () => {
  const documents = documentsOf(SITES.docs).filter((file) => file !== '404.html');
  const chinese = documents.filter((file) => file.startsWith('zh/')).map((file) => file.slice(3));
  const english = documents.filter((file) => !file.startsWith('zh/'));
  expect(chinese.sort()).toEqual(english.sort());
  const counts = Object.keys(SECTIONS).map((section) => [
    section,
    english.filter((file) => file.startsWith(`${section}/`)).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual(SECTIONS);
  expect(english).toHaveLength(172);
});

// SPEC B15.
for (const path of ['/config/', '/plugins/list/', '/zh/config/', '/zh/plugins/list/']) {
  test(`${path} lists the pages of its section`, async ({ page }) => {
    await visitedBefore(page);
    await page.goto(path);
    const listed = await page
      .locator('.overview a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const pages = await page
      .locator('.sidebar a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(pages.filter((href) => href?.startsWith(path) && href !== path && !listed.includes(href))).toEqual(
      [],
    );
    expect(listed.length).toBeGreaterThan(25);
  });
}
