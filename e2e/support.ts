import type { APIRequestContext, APIResponse, Page } from '@playwright/test';

/** Makes the first move, and waits until the client has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  // `expect` would look again after 100 ms only.
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
}

/** What Chromium 111 says of each popover, which it was about to learn. */
const BEFORE_POPOVERS = /^Found a 'popover' attribute/;

/** Every message that a browser would show a developer. */
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

/** Pixels that a reader would have to scroll sideways for: nothing may stand out at the side. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

interface LoadedFile {
  /** What the browser has asked for it as: `document`, `stylesheet`, `font`, `script` … */
  type: string;
  body: Buffer;
}

/** Every file that the page gets from now on, but for the icon, which blocks nothing. Empty the list to begin again. */
export function watchFiles(page: Page): Promise<LoadedFile>[] {
  const files: Promise<LoadedFile>[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (response.url().includes('/favicon.')) return;
    const file = response.body().then((body) => ({ type, body }));
    // One that comes when the test is over has no body any more.
    file.catch(() => {});
    files.push(file);
  });
  return files;
}

/** Marks the document, to tell client navigation from a load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}

/** Waits until the marked document has given way to another one; what is evaluated meanwhile would fail. */
export async function leavesDocument(page: Page): Promise<void> {
  await page.waitForFunction(() => !('sameDocument' in window));
}

/** A reader who has been here: no page redirects to another language. */
export async function visitedBefore(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('visited', '1'));
}

/** Asks for a document as a browser does: for what is none, the dev server answers nothing else with its 404 page. */
export async function getDocument(request: APIRequestContext, url: string): Promise<APIResponse> {
  return request.get(url, { headers: { accept: 'text/html,*/*' } });
}

/**
 * Keeps what a pattern matches back until the answer is called. Call it, like every `page.route`, before the page is
 * opened: Chromium does not intercept requests of the first moments after it was told to (3 of 100 got through).
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

/** Keeps React from working until the answer is called: its turns are messages of a channel. Call it before the page is opened. */
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
