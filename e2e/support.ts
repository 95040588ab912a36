import type { APIRequestContext, APIResponse, Page } from '@playwright/test';

/** Moves the pointer, which is the first sign of intent, and waits until the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  // `expect` would check again only after 100 ms.
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
}

/** Message of Chromium 111 for each popover, which it does not support yet. */
const BEFORE_POPOVERS = /^Found a 'popover' attribute/;

/** Returns a list that receives every error and warning that the browser shows to a developer. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !BEFORE_POPOVERS.test(message.text())) {
      messages.push(message.text());
    }
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}

/** Returns by how many pixels the page is wider than the window. It must not scroll sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

interface LoadedFile {
  /** Resource type that the browser requested: `document`, `stylesheet`, `font`, `script` … */
  type: string;
  body: Buffer;
}

/**
 * Returns a list that receives every file that the page loads from now on, except the icon, which blocks nothing. Empty
 * the list to start again.
 */
export function watchFiles(page: Page): Promise<LoadedFile>[] {
  const files: Promise<LoadedFile>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (response.url().includes('/favicon.')) return;
    const file = response.body().then((body) => ({ type, body }));
    // A response that arrives after the end of the test no longer has a body.
    file.catch(() => {});
    files.push(file);
  });
  return files;
}

/** Marks the document, to distinguish client navigation from a load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}

/** Waits until another document has replaced the marked one. Evaluating code in the page meanwhile would fail. */
export async function leavesDocument(page: Page): Promise<void> {
  await page.waitForFunction(() => !('sameDocument' in window));
}

/** Makes the reader a returning one, so that no page redirects to another language. */
export async function visitedBefore(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('visited', '1'));
}

/** Requests a document with the headers of a browser. The dev server sends its 404 page only to such requests. */
export async function getDocument(request: APIRequestContext, url: string): Promise<APIResponse> {
  return request.get(url, { headers: { accept: 'text/html,*/*' } });
}

/**
 * Holds back requests that match a pattern until the returned function is called. Call it, like every `page.route`,
 * before the page is opened: Chromium does not intercept requests in the first moments after interception is turned on
 * (3 of 100 got through).
 */
export async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Keeps React from working until the returned function is called: React schedules its work with messages of a channel.
 * Call it before the page is opened.
 */
export async function holdReact(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function (...args: [unknown]) {
      held.push(() => postMessage.apply(this, args));
    } as typeof postMessage;
    const release = () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const post of held) post();
    };
    Object.assign(window, { releaseReact: release });
  });
  return () => page.evaluate(() => (window as unknown as { releaseReact(): void }).releaseReact());
}
