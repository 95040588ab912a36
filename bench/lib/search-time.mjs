import { chromium } from '@playwright/test';
import { createPreviewServer } from '../../packages/lectern/dist/index.js';

/** SPEC 9: the pause after the last key is not the engine's. */
const DEBOUNCE = 150;
const PAGE = '/guide/start/quick-start';
const QUERIES = ['source map', 'port', 'chunk split', 'hot module', 'minify css'];

/** Notes keys and answers with the browser's own clock. */
function watch() {
  const times = { opened: 0, key: 0, painted: 0 };
  window.bench = times;
  addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey) times.opened = event.timeStamp;
      else times.key = event.timeStamp;
      times.painted = 0;
    },
    true,
  );
  new MutationObserver((changes) => {
    if (!changes.some(({ target }) => isResult(target))) return;
    requestAnimationFrame(() => {
      // A task that follows a frame's callbacks runs when that frame has been drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times.painted ||= performance.now();
      };
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const isResult = (node) =>
    (node.closest ? node : node.parentElement)?.closest('.search-body')?.querySelector('.search-hit');
}

/** Opening cold, with a query typed at once, to results; then from the last key of further ones to theirs. */
async function visit(browser, url, throttle) {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.mouse.move(640, 300);
  await page.waitForTimeout(800);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const press = (key, modifiers = 0) => {
    const text = modifiers ? {} : { text: key };
    return [
      cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', key, modifiers, ...text }),
      cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, modifiers }),
    ];
  };
  await Promise.all([...press('k', 2), ...[...'alias'].flatMap((key) => press(key))]);
  await page.waitForTimeout(1200);
  const cold = await page.evaluate(() => window.bench.painted - window.bench.opened);
  const warm = [];
  for (const query of QUERIES) {
    const field = page.getByRole('combobox');
    // Once for the shards, and again for the time.
    for (const text of [query, '', query.slice(0, -1)]) {
      await field.fill(text);
      await page.waitForTimeout(900);
    }
    await page.keyboard.press(query.at(-1));
    await page.waitForTimeout(900);
    const { key, painted } = await page.evaluate(() => window.bench);
    // The last letter may change nothing of what is shown.
    if (painted) warm.push(painted - key - DEBOUNCE);
  }
  await context.close();
  return { cold, warm };
}

/** Prints what a reader of a built site waits for. */
export async function timeSearch(config, { runs, throttle, port }) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const server = createPreviewServer(config);
  await new Promise((done) => server.listen(Number(port), 'localhost', done));
  try {
    const results = [];
    for (let run = 0; run < Number(runs); run++) {
      results.push(await visit(browser, `http://localhost:${port}${PAGE}`, Number(throttle)));
    }
    console.log(`Opening cold to results: ${summary(results.map(({ cold }) => cold))}`);
    console.log(
      `Last key to results, warm, without the pause: ${summary(results.flatMap(({ warm }) => warm))}`,
    );
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

function summary(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)]);
  return `median ${at(0.5)} ms (${at(0)}–${at(1)}, ${sorted.length} times)`;
}
