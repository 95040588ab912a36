import type { Page } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';
import { hydrate, isSameDocument, markDocument } from './support.ts';
import { expect, test } from './test.ts';

/**
 * Extensions and translators change a page once the browser has parsed it. React is loaded later, at the first sign of
 * intent. Despite such changes, the text must stay on the screen, and links and search must work.
 */
test.use({ baseURL: urlOf(SITES.bilingual) });

/** Opens a page, changes its document and then hydrates it. */
async function openChanged(page: Page, path: string, change: () => void): Promise<void> {
  await page.goto(path);
  await page.evaluate(change);
  await hydrate(page);
}

/** Checks that the text is shown, search opens, and links and back navigation work without a load. */
async function expectWorking(page: Page): Promise<void> {
  await expect(page.locator('.prose')).toContainText('Second');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeVisible();
  await page.keyboard.press('Escape');
  await markDocument(page);
  await page.locator('.sidebar a', { hasText: 'Only English' }).click();
  await expect(page.locator('h1')).toHaveText('Only English');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page.locator('.prose')).toContainText('Second');
}

const CHANGES: Record<string, () => void> = {
  'attributes on html and body': () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.documentElement.classList.add('translated-ltr');
    document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
    document.body.style.setProperty('--extension', '1');
  },
  'nodes in head and body, before and after the page': () => {
    document.head.prepend(document.createElement('style'));
    document.body.prepend(document.createElement('div'));
    document.body.append(document.createElement('extension-root'));
  },
  'nodes in the article': () => {
    for (const part of document.querySelectorAll('.prose p, .prose h2')) {
      part.prepend(document.createElement('mark'));
      part.after(document.createElement('extension-note'));
    }
  },
  'nodes in the shell': () => {
    for (const selector of ['#lectern-root', 'header', '.sidebar', 'main', '.sidebar ul']) {
      document.querySelector(selector)?.prepend(document.createElement('extension-button'));
    }
  },
  'attributes and styles in the shell': () => {
    for (const element of document.querySelectorAll('#lectern-root *'))
      element.setAttribute('data-seen-by', 'x');
    for (const element of document.querySelectorAll<HTMLElement>('#lectern-root a'))
      element.style.color = 'red';
  },
  'text in font elements, as translators do': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(Object.assign(document.createElement('font'), { textContent: text.data }));
    }
  },
  'elements that are gone from the shell': () => {
    document.querySelector('.sidebar ul')?.remove();
    document.querySelector('header a')?.remove();
  },
};

for (const [name, change] of Object.entries(CHANGES)) {
  test(`${name}, before hydration`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openChanged(page, 'guide/long', change);
    await expectWorking(page);
    expect(errors).toEqual([]);
  });

  test(`${name}, after hydration`, async ({ page }) => {
    test.skip(name.startsWith('elements that are gone'), 'React owns them then');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('guide/long');
    await hydrate(page);
    await page.evaluate(change);
    await expectWorking(page);
    expect(errors).toEqual([]);
  });
}
