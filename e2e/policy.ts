import type { Page } from '@playwright/test';
import { hydrate } from './support.ts';

/** @returns a list that receives what the browser blocks from now on, with the path of the page */
export async function watchRefused(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefused', (text: string) => refused.push(text));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { noteRefused(text: string): void }).noteRefused(
        `${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`,
      ),
    ),
  );
  return refused;
}

/** Presses and opens everything that a reader can, and scrolls to the end of the page, which hydrates islands. */
export async function useAll(page: Page): Promise<void> {
  await hydrate(page);
  await page.evaluate(async () => {
    const pressed =
      '.prose .code-tools button, .prose [type=radio], .prose .counter, [data-lectern-appearance]';
    for (const element of document.querySelectorAll<HTMLElement>(pressed)) element.click();
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) menu.showPopover();
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    for (const menu of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
  });
}
