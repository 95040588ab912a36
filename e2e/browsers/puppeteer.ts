import puppeteer, { type Browser, type KeyInput, type LaunchOptions } from 'puppeteer-core';
import type { BrowserWindow, Engine } from './engine.ts';

/** Starts Chromium, which is driven by its own protocol. */
export function startChromium(executablePath: string, origin: string): Promise<Engine> {
  return start({ executablePath, args: ['--no-sandbox', '--disable-gpu'] }, origin);
}

/** Starts Firefox, which is driven by WebDriver BiDi. */
export function startFirefox(executablePath: string, origin: string): Promise<Engine> {
  return start({ browser: 'firefox', executablePath }, origin);
}

async function start(options: LaunchOptions, origin: string): Promise<Engine> {
  const browser = await puppeteer.launch({ ...options, headless: true, defaultViewport: null });
  return { open: () => open(browser, origin), close: () => browser.close() };
}

async function open(browser: Browser, origin: string): Promise<BrowserWindow> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const [product, version = ''] = (await browser.version()).split('/');
  // Headless Chromium cannot ask the user for this permission, so it denies it.
  if (product !== 'firefox') await context.overridePermissions(origin, ['clipboard-sanitized-write']);
  const messages: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warn'].includes(message.type()) && messages.push(message.text()),
  );
  page.on('pageerror', (error) => messages.push(error instanceof Error ? error.message : String(error)));
  // Chromium would report its resting pointer as moved once a page is laid out (see `../test.ts`).
  await page.mouse.move(0, 0);
  return {
    version,
    messages,
    load: async (path) => void (await page.goto(new URL(path, origin).href)),
    reload: async () => void (await page.reload()),
    step: async (direction) => {
      await page.evaluate(`void history.${direction}()`);
    },
    evaluate: (source) => page.evaluate(source),
    resize: (width, height) => page.setViewport({ width, height }),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    press: async (keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    close: () => context.close(),
  };
}
