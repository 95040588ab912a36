import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findChromium } from '../../../../scripts/chromium.mjs';

/** Where the browser is, for what a built site does in one: without it such tests are skipped. */
export const chromium: string | undefined = findChromium();

export function openBrowser(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  return puppeteer.launch({ ...(chromium && { executablePath: chromium }), args });
}

/** A page of its own, without what others have stored, and a list of the errors and warnings of its console. */
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
