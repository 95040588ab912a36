import type { Page } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';
import { hold, watchConsole } from './support.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: urlOf(SITES.replay) });

/** Emulates a slow phone on a slow network. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
}

/** Checks that each of the reader's actions arrived exactly once. */
async function expectOnce(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 20_000 });
  await expect(page.locator('.clicks')).toHaveText('Clicks 1');
  await expect(page.locator('.keys')).toHaveText('Keys 1');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // A duplicate would arrive late.
  await page.waitForTimeout(500);
  await expect(page.locator('.clicks')).toHaveText('Clicks 1');
  await expect(page.locator('.keys')).toHaveText('Keys 1');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
}

test('a click, Ctrl+K and the theme toggle right after first paint are neither lost nor doubled @build', async ({
  page,
}) => {
  const messages = watchConsole(page);
  await slowDown(page);
  await page.addInitScript(() => {
    const act = () => {
      document.querySelector<HTMLElement>('.clicks')?.click();
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
      );
      document.querySelector<HTMLElement>('[data-lectern-appearance]')?.click();
      const isHydrated = document.documentElement.hasAttribute('data-hydrated');
      Object.assign(window, { moves: { isHydrated, time: performance.now() } });
    };
    // The first frame callback after the body exists runs before that frame is painted, the second one after it.
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame(act)),
    );
  });
  await page.goto('/');
  await expectOnce(page);
  const { moves, arrived } = await page.evaluate(() => ({
    moves: (window as unknown as { moves: { isHydrated: boolean; time: number } }).moves,
    arrived: Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ),
  }));
  expect(moves.isHydrated).toBe(false);
  expect(moves.time).toBeLessThan(arrived);
  expect(messages).toEqual([]);
});

test('a real mouse and keyboard are heard while the client is on its way', async ({ page }) => {
  const messages = watchConsole(page);
  const release = await hold(page, /\.js$|\/entry-browser/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.clicks').click();
  await page.keyboard.press('Control+k');
  await page.locator('[data-lectern-appearance]:visible').click();
  expect(await page.locator('html').getAttribute('data-hydrated')).toBeNull();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await expectOnce(page);
  expect(messages).toEqual([]);
});

test('a link followed before the client is there leads on', async ({ page }) => {
  await slowDown(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.prose a', { hasText: 'guide' }).click();
  await expect(page.locator('h1')).toHaveText('Guide');
});
