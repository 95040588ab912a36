import type { Page } from '@playwright/test';
import { hydrate, visitedBefore } from './support.ts';

/**
 * Hydrates many documents in one browser page. Loading each document takes ten times as long, most of it for the same
 * scripts. Instead, the page gets the title, attributes and body of the next document, and its client starts again.
 */

type HydrationWindow = typeof window & {
  lectern: { data: unknown; begin(root: ParentNode): void; wakeUp(): Promise<void> };
};

/**
 * Prepares a page for `hydrateDocument`. Removes the Navigation API, so that no router mistakes address changes for a
 * reader's.
 */
export async function openHydration(page: Page, file: string): Promise<void> {
  await visitedBefore(page);
  await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await page.goto(`/${file}`);
  await hydrate(page);
}

/**
 * Replaces the shown document with another document of the site, as the browser's parser reads it.
 *
 * @param spoil text to replace in its HTML, and the replacement
 */
export async function hydrateDocument(page: Page, file: string, spoil = ['', '']): Promise<void> {
  await page.evaluate(
    async ([path, [text = '', other = '']]) => {
      const { lectern } = window as HydrationWindow;
      const answer = await fetch(path);
      const html = (await answer.text()).replace(text, other);
      const next = new DOMParser().parseFromString(html, 'text/html');
      history.replaceState(null, '', path);
      document.title = next.title;
      for (const { name } of [...document.documentElement.attributes]) {
        if (!next.documentElement.hasAttribute(name)) document.documentElement.removeAttribute(name);
      }
      for (const { name, value } of next.documentElement.attributes) {
        document.documentElement.setAttribute(name, value);
      }
      document.body.replaceWith(document.adoptNode(next.body));
      lectern.data = JSON.parse(next.getElementById('lectern-data')?.textContent ?? '');
      lectern.begin(document);
      await lectern.wakeUp();
      while (!document.documentElement.hasAttribute('data-hydrated'))
        await new Promise(requestAnimationFrame);
    },
    [`/${file}`, spoil] as const,
  );
}
