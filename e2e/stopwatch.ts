import type { Page } from '@playwright/test';

interface Marks {
  over: number;
  click: number;
  /** Time at which a popover was shown. */
  open: number;
  progress: number;
}

/** Records event times in the page itself: times measured by the test would be imprecise on a busy machine. */
export async function startStopwatch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const marks: Partial<Marks> = {};
    const mark = (name: keyof Marks) => {
      marks[name] = performance.now();
    };
    Object.assign(window, { marks });
    let under: EventTarget | null = null;
    addEventListener('pointerover', ({ target }) => target !== under && mark('over'), true);
    addEventListener('pointerover', ({ target }) => (under = target), true);
    addEventListener('click', () => mark('click'), true);
    addEventListener('toggle', (event) => (event as ToggleEvent).newState === 'open' && mark('open'), true);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) if ((node as Element).className === 'progress') mark('progress');
      }
    }).observe(document, { subtree: true, childList: true });
  });
}

/** Returns the time in milliseconds from one event to another. */
export async function elapsed(page: Page, from: keyof Marks, to: keyof Marks): Promise<number> {
  const marks = await page.evaluate(() => (window as unknown as { marks: Marks }).marks);
  return marks[to] - marks[from];
}
