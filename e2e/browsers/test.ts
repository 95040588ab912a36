import { test as base, expect } from '@playwright/test';
import { findFirefox, findWebKit } from '../../scripts/browsers.mjs';
import { findChromium } from '../../scripts/chromium.mjs';
import { SITES, urlOf } from '../sites.ts';
import { ENGINE_WORDS, type Engine, type EngineName } from './engine.ts';
import { startChromium, startFirefox } from './puppeteer.ts';
import { DESKTOP, Reader, WAIT } from './reader.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '@playwright/test';
export { DESKTOP, PHONE } from './reader.ts';

export interface EngineOptions {
  engine: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  /** The browser; undefined if it is not installed. */
  running: Engine | undefined;
}

/** Runs a test in the browser of its project. `reader` has a window of that browser, 1280 px wide. */
export const test = base.extend<{ reader: Reader }, WorkerFixtures>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const running = await start(engine);
      await use(running);
      await running?.close();
    },
    { scope: 'worker' },
  ],
  reader: async ({ engine, running }, use, info) => {
    const { name, packages } = ENGINE_WORDS[engine];
    info.skip(!running, `${name} is not installed: apt-get install ${packages}`);
    if (!running) return;
    const window = await running.open();
    info.annotations.push({ type: 'version', description: window.version });
    const reader = new Reader(window);
    await reader.resize(DESKTOP);
    await use(reader);
    // Copied first: pending requests fail when the window is closed, and that is not an error of the page.
    const messages = [...reader.messages];
    await window.close();
    expect(messages, 'messages in the console').toEqual([]);
  },
});

/** Starts a browser that reads the built documentation. Returns undefined if it is not installed. */
async function start(engine: EngineName): Promise<Engine | undefined> {
  const origin = urlOf(SITES.docs);
  if (engine === 'webkit') {
    const programs = findWebKit();
    return programs && startWebKit(programs, origin);
  }
  const path = engine === 'firefox' ? findFirefox() : findChromium();
  return path ? (engine === 'firefox' ? startFirefox : startChromium)(path, origin) : undefined;
}

/** Waits until a value is as expected. A failure to read it is not final: a page that is being left cannot be read. */
export function eventually<Value>(read: () => Promise<Value>) {
  return expect.poll(() => read().catch((error: Error) => error.message), {
    intervals: [30],
    timeout: WAIT,
  });
}
