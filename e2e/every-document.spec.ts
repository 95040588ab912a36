import { openAudit, showDocument } from './audit.ts';
import { setScheme, violations } from './axe.ts';
import { CLEAN, checkDocument, DESKTOP, expectCleanDocuments, PHONE } from './document-states.ts';
import { documentsOf } from './documents.ts';
import { hydrateDocument, openHydration } from './hydration.ts';
import { SITES } from './sites.ts';
import { hydrate, visitedBefore, watchConsole } from './support.ts';
import { expect, test } from './test.ts';

/** Number of documents per test: opening a browser page costs more than another document in it. */
const BATCH = 44;

// Colors change at once, so that tests need not wait. Transitions of colors are not tested here.
test.use({ viewport: DESKTOP, colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

const documents = documentsOf(SITES.docs);
for (let from = 0; from < documents.length; from += BATCH) {
  const files = documents.slice(from, from + BATCH);
  const range = `${files[0]} to ${files.at(-1)} @build`;

  test(`axe finds nothing, light and dark, wide and narrow, on ${range}`, async ({ page }) => {
    test.setTimeout(300_000);
    await expectCleanDocuments(page, files);
  });

  test(`hydration is silent on ${range}`, async ({ page }) => {
    test.setTimeout(300_000);
    const messages = watchConsole(page);
    await openHydration(page, files[0] as string);
    for (const file of files) {
      await hydrateDocument(page, file);
      expect.soft(messages.splice(0), file).toEqual([]);
    }
    await page.waitForTimeout(100);
    expect(messages).toEqual([]);
  });
}

test('hydration is not silent where a document is not what the client makes of it @build', async ({
  page,
}) => {
  const messages = watchConsole(page);
  await openHydration(page, 'guide/start/quick-start.html');
  const spoil = [
    ['>ON THIS PAGE<', '>ON THAT PAGE<'],
    ['<p class="outline-title"', '<p>One more</p><p class="outline-title"'],
  ];
  await hydrateDocument(page, 'guide/start/glossary.html');
  expect(messages).toEqual([]);
  for (const change of spoil) {
    await hydrateDocument(page, 'guide/start/glossary.html', change);
    await expect.poll(() => messages.splice(0).join()).toMatch(/Minified React error #4(?:18|23|25)/);
  }
});

// The tests above assume that a document that replaces another one behaves like a loaded document, and that text drawn
// in the same way has the same contrast. This test assumes neither: it loads documents and runs all rules on all text.
const KINDS = [
  '404',
  'index',
  'config/index',
  'config/server/proxy',
  'zh/guide/start/quick-start',
  'zh/plugins/dev/hooks',
];
test('axe finds nothing on a document of each kind that is loaded in each state @build', async ({ page }) => {
  test.setTimeout(300_000);
  await visitedBefore(page);
  for (const file of KINDS) {
    await page.goto(`/${file}.html`);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      for (const scheme of ['dark', 'light'] as const) {
        await setScheme(page, scheme);
        const found = await violations(page, { enable: viewport === PHONE ? ['target-size'] : [] });
        expect.soft(found, `${file}, ${viewport.width} px, ${scheme}`).toEqual([]);
      }
    }
  }
});

test('hydration is silent on a document of each kind that is loaded @build', async ({ page }) => {
  await visitedBefore(page);
  const messages = watchConsole(page);
  for (const file of KINDS) {
    await page.goto(`/${file}.html`);
    await hydrate(page);
    await page.waitForTimeout(100);
    expect.soft(messages.splice(0), file).toEqual([]);
  }
});

test('the audit finds what is wrong in one scheme, one width or one document @build', async ({ page }) => {
  await visitedBefore(page);
  await page.goto('/guide/start/quick-start.html');
  await openAudit(page);
  await showDocument(page, 'guide/start/glossary.html');
  expect(await page.locator('h1').textContent()).toContain('Glossary');
  expect(await checkDocument(page)).toEqual(CLEAN);
  await page.locator('main').evaluate((article) =>
    article.insertAdjacentHTML(
      'beforeend',
      `<style>@media (width < 500px) { .narrow { color: light-dark(#aaa, #fff) } }</style>
       <p class="narrow">Pale in light on a phone.</p>
       <p style="color: light-dark(#000, #444)">Too dark in the dark.</p>
       <p><img class="dark-only" src="/favicon.svg"></p>
       <p><button style="font-size: 8px; padding: 0">a</button><button style="font-size: 8px; padding: 0">b</button></p>
       <div style="width: 350px">Wide</div><table role="list"></table>`,
    ),
  );
  const found = await checkDocument(page);
  const rules = Object.entries(found).map(([name, list]) => [
    name,
    Array.isArray(list) ? list.map((text: string) => text.split(':')[0]) : list,
  ]);
  expect(Object.fromEntries(rules)).toEqual({
    'phone, sideways scroll': expect.any(Number),
    'desktop, sideways scroll': 0,
    phone: ['target-size'],
    desktop: [],
    'phone, light, colors': ['color-contrast'],
    'phone, dark, colors': ['color-contrast', 'image-alt'],
    'desktop, dark, colors': ['color-contrast', 'image-alt'],
    'desktop, light, colors': [],
  });
  expect(found['phone, sideways scroll']).toBeGreaterThan(0);
});
