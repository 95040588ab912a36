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

for (const [file, path] of [
  ['releases.en', '/community/releases/'],
  ['releases.zh', '/zh/community/releases/'],
] as const) {
  test(`the feeds ${file} name each release, newest first`, async ({ page, request }) => {
    await visitedBefore(page);
    await page.goto(path);
    for (const format of ['rss', 'atom']) {
      const link = page.locator(`main a[href="/feeds/${file}.${format}.xml"]`);
      await expect(link).toBeVisible();
      const answer = await request.get(`/feeds/${file}.${format}.xml`);
      expect(answer.ok()).toBe(true);
      const links = await page.evaluate(
        (text) => {
          const feed = new DOMParser().parseFromString(text, 'application/xml');
          if (feed.querySelector('parsererror')) throw new Error('This is no XML.');
          return [...feed.querySelectorAll('item > link, entry > link')].map(
            (element) => new URL(element.textContent || (element.getAttribute('href') ?? '')).pathname,
          );
        },
        await answer.text(),
      );
      expect(links).toEqual(['v0-5', 'v0-4', 'v0-3', 'v0-2', 'v0-1'].map((name) => path + name));
    }
  });
}

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
