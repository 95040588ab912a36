import type { Page } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';
import { hold, holdReact, hydrate, isSameDocument, markDocument, watchConsole } from './support.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: urlOf(SITES.bilingual) });

/** Delays the payload of a page by this many milliseconds. */
async function delayPayload(page: Page, name: string, delay: number): Promise<void> {
  await page.route(`**/${name}.json`, async (route) => {
    await new Promise((done) => setTimeout(done, delay));
    await route.continue();
  });
}

/** Records whether the progress bar has been shown at any time. */
async function watchProgress(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { hadProgress: false });
    new MutationObserver(() => {
      if (document.querySelector('.progress')) Object.assign(window, { hadProgress: true });
    }).observe(document.body, { subtree: true, childList: true });
  });
}

const hadProgress = (page: Page) =>
  page.evaluate(() => (window as unknown as { hadProgress: boolean }).hadProgress);

/** Clicks a link without pointing at it first, so that nothing is prefetched. */
const clickAtOnce = (page: Page, text: string) =>
  page.evaluate(
    (text) => [...document.querySelectorAll('a')].find((link) => link.textContent.trim() === text)?.click(),
    text,
  );

const scrollY = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Returns the distance of an element from the top of the window. */
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('a page that is opened before React has looked at the first one is shown', async ({ page }) => {
  const messages = watchConsole(page);
  const release = await holdReact(page);
  await page.goto('guide/');
  const isTaken = page.waitForResponse(/routes/);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await isTaken;
  await page.evaluate(() => void navigation.navigate('long'));
  await expect(page).toHaveTitle(/Long page/);
  await expect(page.locator('h1')).toHaveText('Guide');
  await release();
  await expect(page.locator('h1')).toHaveText('Long page');
  await expect(page.locator('.sidebar [aria-current=page]')).toHaveText('Long page');
  expect(messages).toEqual([]);
});

test.describe('waiting', () => {
  test('the progress bar comes after 200 ms and goes with the page', async ({ page }) => {
    await page.clock.install({ time: 0 });
    const release = await hold(page, /long\.json/);
    await page.goto('guide/');
    await hydrate(page);
    // From here on the test controls the clock, so that a busy machine does not matter.
    await page.clock.pauseAt(3_600_000);
    await clickAtOnce(page, 'long page');
    await page.clock.runFor(190);
    await expect(page.locator('.progress')).toHaveCount(0);
    await page.clock.runFor(20);
    await expect(page.locator('.progress')).toBeVisible();
    await page.clock.resume();
    await expect(page.locator('h1')).toHaveText('Guide');
    release();
    await expect(page.locator('h1')).toHaveText('Long page');
    await expect(page.locator('.progress')).toHaveCount(0);
  });

  test('a page that is there sooner shows no progress bar', async ({ page }) => {
    await page.goto('guide/');
    await hydrate(page);
    await watchProgress(page);
    const fetched = page.waitForResponse('**/long.json');
    await page.getByRole('link', { name: 'long page', exact: true }).hover();
    await (await fetched).finished();
    await page.getByRole('link', { name: 'long page', exact: true }).click();
    await expect(page.locator('h1')).toHaveText('Long page');
    await page.waitForTimeout(400);
    expect(await hadProgress(page)).toBe(false);
  });

  test('of two clicks the last one wins, however late the first one answers', async ({ page }) => {
    const messages = watchConsole(page);
    await delayPayload(page, 'long', 700);
    await page.goto('guide/');
    await hydrate(page);
    await markDocument(page);
    await clickAtOnce(page, 'long page');
    await clickAtOnce(page, 'Only English');
    await expect(page.locator('h1')).toHaveText('Only English');
    await page.waitForTimeout(1000);
    await expect(page.locator('h1')).toHaveText('Only English');
    await expect(page).toHaveURL(/guide\/only-english$/);
    await expect(page.locator('.progress')).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('a click that the reader takes back leaves no progress bar', async ({ page }) => {
    await delayPayload(page, 'long', 2000);
    await page.goto('guide/');
    await hydrate(page);
    await clickAtOnce(page, 'long page');
    await expect(page.locator('.progress')).toBeVisible();
    await page.evaluate(() => window.stop());
    await expect(page.locator('.progress')).toHaveCount(0);
    await clickAtOnce(page, 'third part');
    await expect(page.locator('.progress')).toBeVisible();
    await page.locator('.outline a').first().click();
    await expect(page.locator('.progress')).toHaveCount(0);
  });

  test('a payload that does not come turns the click into one load', async ({ page }) => {
    await page.route('**/long.json', (route) => route.abort());
    await page.goto('guide/');
    await hydrate(page);
    await markDocument(page);
    let loads = 0;
    page.on('request', (request) => request.isNavigationRequest() && loads++);
    await clickAtOnce(page, 'long page');
    await expect(page.locator('h1')).toHaveText('Long page');
    expect(await isSameDocument(page)).toBe(false);
    await page.waitForTimeout(500);
    expect(loads).toBe(1);
  });
});

test.describe('hash links', () => {
  test('lead to their heading, 72 px below the edge, on first load', async ({ page }) => {
    await page.goto('guide/long#third');
    expect(await topOf(page, '#third')).toBe(72);
    await hydrate(page);
    expect(await topOf(page, '#third')).toBe(72);
  });

  test('lead to it after client navigation, and focus it', async ({ page }) => {
    await page.goto('guide/');
    await hydrate(page);
    await markDocument(page);
    await page.getByRole('link', { name: 'third part' }).click();
    await expect(page.locator('h1')).toHaveText('Long page');
    await expect(page).toHaveURL(/guide\/long#third$/);
    await expect.poll(() => topOf(page, '#third')).toBe(72);
    await expect(page.locator('#third')).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('lead to it within a page, from the text and from the outline, and back', async ({ page }) => {
    await page.goto('guide/long');
    await hydrate(page);
    await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'second part' }).click();
    await expect.poll(() => topOf(page, '#second')).toBe(72);
    await page.locator('.outline a', { hasText: 'Fourth' }).click();
    await expect.poll(() => topOf(page, '#fourth')).toBeGreaterThanOrEqual(72);
    await page.goBack();
    await expect(page).toHaveURL(/#second$/);
    await expect.poll(() => topOf(page, '#second')).toBe(72);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('without a target leave the page at its top', async ({ page }) => {
    await page.goto('guide/');
    await hydrate(page);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('main a[href$="#third"]');
      if (link) link.hash = '#%E0%A4';
    });
    await page.getByRole('link', { name: 'third part' }).click();
    await expect(page.locator('h1')).toBeFocused();
    expect(await scrollY(page)).toBe(0);
  });
});

test('what lies below the first screen of a new page is laid out after its first picture', async ({
  page,
}) => {
  await page.goto('guide/only-english');
  await hydrate(page);
  await page.evaluate(() => {
    const states: unknown[] = [];
    Object.assign(window, { states });
    const article = document.querySelector('.prose') as Element;
    new MutationObserver(() => {
      const last = [...article.children].at(-1) as HTMLElement;
      states.push([article.hasAttribute('data-arriving'), getComputedStyle(last).contentVisibility]);
    }).observe(article, { attributeFilter: ['data-arriving'] });
  });
  const states = () => page.evaluate(() => (window as unknown as { states: unknown[] }).states);
  await page.locator('.sidebar a', { hasText: 'Long page' }).click();
  await expect(page.locator('h1')).toHaveText('Long page');
  await expect.poll(states).toEqual([
    [true, 'auto'],
    [false, 'visible'],
  ]);
});

test.describe('the article comes first', () => {
  /** Clicks a sidebar entry. Once the article has changed, clicks `next`. Returns the entry that was still current. */
  const clickAndLook = (page: Page, name: string, next?: string) =>
    page.evaluate(
      ([name, next]) => {
        const link = (text?: string) =>
          [...document.querySelectorAll<HTMLElement>('.sidebar a')].find((a) => a.textContent === text);
        return new Promise<string | null | undefined>((done) => {
          const observer = new MutationObserver(() => {
            if (document.querySelector('main h1')?.textContent !== name) return;
            observer.disconnect();
            done(document.querySelector('.sidebar [aria-current=page]')?.textContent);
            link(next)?.click();
          });
          observer.observe(document.body, { subtree: true, childList: true });
          link(name)?.click();
        });
      },
      [name, next] as const,
    );

  const current = (page: Page) => page.locator('.sidebar [aria-current=page]');

  test('and the rest of the page follows', async ({ page }) => {
    await page.goto('guide/');
    await hydrate(page);
    expect(await clickAndLook(page, 'Long page')).toBe('Guide');
    await expect(current(page)).toHaveText('Long page');
    await expect(page).toHaveTitle('Long page | Bilingual');
    await expect(page.locator('.outline')).toContainText('Fourth');
  });

  test('also when another click comes between', async ({ page }) => {
    const messages = watchConsole(page);
    await page.goto('guide/');
    await hydrate(page);
    expect(await clickAndLook(page, 'Long page', 'Guide')).toBe('Guide');
    await expect(page.locator('main h1')).toHaveText('Guide');
    await expect(page).toHaveURL(/guide\/$/);
    await expect(page).toHaveTitle('Guide | Bilingual');
    await expect(current(page)).toHaveText('Guide');
    await expect(page.locator('.outline')).not.toContainText('Fourth');
    expect(messages).toEqual([]);
  });
});

test.describe('history', () => {
  test('back and forward restore the page and its scroll position', async ({ page }) => {
    const messages = watchConsole(page);
    await page.goto('guide/long');
    await hydrate(page);
    await markDocument(page);
    await page.evaluate(() => scrollTo(0, 700));
    await page.locator('.sidebar a', { hasText: 'Only English' }).click();
    await expect(page.locator('h1')).toHaveText('Only English');
    await expect(page).toHaveTitle('Only English | Bilingual');
    expect(await scrollY(page)).toBe(0);
    await expect(page.locator('main h1')).toBeFocused();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Long page');
    await expect(page).toHaveTitle('Long page | Bilingual');
    await expect.poll(() => scrollY(page)).toBe(700);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('Only English');
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('history.go over several pages shows the right one and fires popstate', async ({ page }) => {
    await page.goto('guide/');
    await hydrate(page);
    await markDocument(page);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      addEventListener('popstate', () => heard.push(location.pathname));
    });
    await page.locator('.sidebar a', { hasText: 'Long page' }).click();
    await expect(page.locator('h1')).toHaveText('Long page');
    await page.locator('.sidebar a', { hasText: 'Only English' }).click();
    await expect(page.locator('h1')).toHaveText('Only English');
    await page.evaluate(() => history.go(-2));
    await expect(page.locator('h1')).toHaveText('Guide');
    await expect(page.locator('.sidebar [aria-current=page]')).toHaveText('Guide');
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([
      '/docs/guide/',
    ]);
    expect(await isSameDocument(page)).toBe(true);
  });
});
