import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findChromium } from '../../../../scripts/chromium.mjs';

/** Path of the browser for tests of built sites. Without it, these tests are skipped. */
export const chromium: string | undefined = findChromium();

export function openBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  return puppeteer.launch({ ...(chromium && { executablePath: chromium }), args });
}

/** Opens a page with empty storage, and returns it with a list of its console errors and warnings. */
export async function openPage(
  browser: Browser,
  before: (page: Page) => Promise<unknown> = async () => {},
): Promise<{ page: Page; console: string[] }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const console: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) console.push(message.text());
  });
  page.on('pageerror', (error) => console.push(String(error)));
  await before(page);
  return { page, console };
}
