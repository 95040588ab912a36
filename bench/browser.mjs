// What a reader's browser does with one page: bytes before the first move, the time from the first move
// to hydration, and from a click to the next page's heading on screen. Run by hand, on a built site:
//
//   node bench/browser.mjs [site] [--page /guide/start/quick-start] [--link Features] [--runs 9]
//                          [--throttle 4] [--port 4450] [--floor]
//
// `--floor` measures React alone as well (a hydrated paragraph), with the same server, browser and load.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { loadConfig } from '../packages/lectern/dist/config/load.js';
import { createPreviewServer } from '../packages/lectern/dist/index.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    page: { type: 'string', default: '/guide/start/quick-start' },
    link: { type: 'string', default: 'Features' },
    runs: { type: 'string', default: '9' },
    throttle: { type: 'string', default: '4' },
    port: { type: 'string', default: '4450' },
    floor: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
/** Longer than anything measured takes. */
const SETTLE = 1200;

/** Notes the first move and every change of the page with the browser's own clock. */
function watch() {
  const times = { intent: 0, hydrated: 0, click: 0, heading: 0 };
  window.bench = times;
  addEventListener(
    'pointermove',
    (event) => {
      times.intent ||= event.timeStamp;
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      times.click = event.timeStamp;
      const before = document.querySelector('h1')?.textContent;
      const look = () => {
        if (document.querySelector('h1')?.textContent === before) return requestAnimationFrame(look);
        // A task that follows a frame's callbacks runs when that frame has been drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          times.heading = performance.now();
        };
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    },
    true,
  );
  new MutationObserver(() => {
    if (document.documentElement?.hasAttribute('data-hydrated')) times.hydrated ||= performance.now();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
}

/** One reader with an empty cache: opens the page, moves, follows a link. */
async function visit(browser, url, linkText) {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.throttle) });
  await page.addInitScript(watch);
  const files = [];
  const bodies = [];
  page.on('response', (response) => {
    const file = { url: response.url(), type: response.request().resourceType() };
    files.push(file);
    bodies.push(
      response.body().then(
        (body) => Object.assign(file, { body }),
        () => {},
      ),
    );
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(500);
  await Promise.all(bodies);
  const before = files.length;
  await page.mouse.move(640, 300);
  // Asking the page meanwhile would cost it more than hydration does.
  await page.waitForTimeout(SETTLE);
  await Promise.all(bodies);
  if (linkText) {
    await page.locator('.sidebar a', { hasText: linkText }).first().hover();
    await page.waitForTimeout(SETTLE);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForTimeout(SETTLE);
  }
  const { times, entry } = await page.evaluate(() => ({
    times: window.bench,
    entry: Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ responseEnd }) => responseEnd),
    ),
  }));
  await context.close();
  if (!times.hydrated || (linkText && !times.heading))
    throw new Error(`${url} did not get there in ${SETTLE} ms.`);
  return {
    files: files.slice(0, before),
    scripts: files.slice(before).filter(({ type }) => type === 'script'),
    fetched: entry - times.intent,
    hydrated: times.hydrated - times.intent,
    click: times.heading - times.click,
  };
}

function summary(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const round = (number) => Math.round(number);
  return `median ${round(sorted[sorted.length >> 1])} ms (${round(sorted[0])}–${round(sorted.at(-1))}, ${sorted.length} runs)`;
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

function printFiles(title, files, compress) {
  const size = ({ body }) => (body ? compress(body).length : 0);
  console.log(`${title}: ${kB(files.reduce((sum, file) => sum + size(file), 0))}`);
  for (const file of files)
    console.log(`  ${kB(size(file)).padStart(8)}  ${file.type.padEnd(10)} ${new URL(file.url).pathname}`);
}

async function listen(config, port) {
  const server = createPreviewServer(config);
  await new Promise((done) => server.listen(port, 'localhost', done));
  return server;
}

/** React alone: a page whose boot loads one module that hydrates a paragraph. */
async function buildFloor() {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-floor-'));
  mkdirSync(join(folder, 'src'));
  const entry = join(folder, 'src/entry.js');
  writeFileSync(
    entry,
    `import { createElement as h, useEffect } from 'react';
     import { hydrateRoot } from 'react-dom/client';
     function App() {
       useEffect(() => { document.documentElement.dataset.hydrated = ''; }, []);
       return h('p', null, 'text');
     }
     hydrateRoot(document.getElementById('root'), h(App));`,
  );
  const repository = resolve(import.meta.dirname, '..');
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: {
      alias: [{ find: /^(react(?:-dom)?)(?=\/|$)/, replacement: `${repository}/node_modules/$1` }],
    },
    build: {
      outDir: join(folder, 'dist'),
      rolldownOptions: { input: entry, output: { entryFileNames: 'assets/entry.js' } },
    },
  });
  const boot = `addEventListener('pointermove', () => import('/assets/entry.js'), { once: true })`;
  writeFileSync(
    join(folder, 'dist/index.html'),
    `<!doctype html><link rel="icon" href="data:,"><body><div id="root"><p>text</p></div><script>${boot}</script>`,
  );
  return folder;
}

async function measure(browser, url, link) {
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await visit(browser, url, link));
  return results;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const port = Number(values.port);
try {
  if (values.floor) {
    const folder = await buildFloor();
    const server = await listen({ outDir: join(folder, 'dist'), base: '/' }, port);
    const results = await measure(browser, `http://localhost:${port}/`, null);
    console.log(`React alone, first move to hydrated: ${summary(results.map(({ hydrated }) => hydrated))}`);
    console.log(`  of it until the script has arrived: ${summary(results.map(({ fetched }) => fetched))}`);
    printFiles('  script, brotli', results[0].scripts, brotliCompressSync);
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  }
  const config = await loadConfig(positionals[0] ?? 'site');
  const server = await listen(config, port);
  const results = await measure(browser, `http://localhost:${port}${values.page}`, values.link);
  server.close();
  server.closeAllConnections();
  printFiles('Before the first move, gzip', results[0].files, gzipSync);
  printFiles('Scripts after it, brotli', results[0].scripts, brotliCompressSync);
  console.log(`First move to hydrated: ${summary(results.map(({ hydrated }) => hydrated))}`);
  console.log(`  of it until the scripts have arrived: ${summary(results.map(({ fetched }) => fetched))}`);
  console.log(`Click to new heading: ${summary(results.map(({ click }) => click))}`);
} finally {
  await browser.close();
}
