// Measures what one page costs a reader's browser: bytes before the first move, the time from the first move to
// hydration, and the time from a click to the next page's heading on screen. Run by hand, on a built site:
//
//   node bench/browser.mjs [site] [--page /guide/start/quick-start] [--link Features] [--runs 9]
//                          [--throttle 4] [--port 4450] [--floor]
//
// `--floor` also measures React alone (a hydrated paragraph), with the same server, browser and load.
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createPreviewServer } from '../packages/lectern/dist/index.js';
import { loadConfig } from '../packages/lectern/dist/internals.js';
import { newPage, openBrowser } from './lib/browser.mjs';
import { buildFloor } from './lib/floor.mjs';
import { openReaders } from './lib/reader.mjs';

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
/** Pause in ms, longer than anything that is measured. */
const SETTLE = 1200;
/** Time in ms between the first move and a click, for a reader in a hurry (issue 23). */
const HASTE = 400;

/** Records the first move and every page change with the browser's own clock. */
function watch() {
  const times = { intent: 0, hydrated: 0, click: 0, heading: 0 };
  window.bench = times;
  addEventListener(
    'pointermove',
    // Same check as in the boot script: Chromium's headless shell sends a move of a resting pointer when a page
    // appears.
    ({ timeStamp, movementX, movementY }) => {
      if (movementX || movementY) times.intent ||= timeStamp;
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
        // A task queued in an animation frame callback runs after that frame has been drawn.
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

/** Measures one reader with an empty cache who opens the page, moves, and follows a link. */
async function visit(readers, url, linkText) {
  const reader = await readers.newReader();
  await reader.throttle(Number(values.throttle));
  await reader.open(url, watch);
  await sleep(500);
  await reader.move(640, 300);
  // Polling the page during this time would cost it more than hydration does.
  await sleep(SETTLE);
  if (linkText) {
    const { x, y } = await reader.ask(centreOf, linkText);
    await reader.move(x, y);
    await sleep(SETTLE);
    await reader.click(x, y);
    await sleep(SETTLE);
  }
  const { intent, fetched, hydrated, click, heading } = await reader.ask(() => ({
    ...window.bench,
    fetched: Math.max(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ responseEnd }) => responseEnd),
    ),
  }));
  await reader.close();
  if (!hydrated || (linkText && !heading)) throw new Error(`${url} did not get there in ${SETTLE} ms.`);
  return { fetched: fetched - intent, hydrated: hydrated - intent, click: heading - click };
}

function centreOf(linkText) {
  const link = [...document.querySelectorAll('.sidebar a')].find((a) => a.textContent.includes(linkText));
  const { left, top, width, height } = link.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Returns the files that a page loads before the first move, and the scripts that it loads after it. */
async function filesOf(url) {
  const browser = await openBrowser();
  const page = await newPage(browser);
  const files = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    files.push(response.body().then((body) => ({ url: response.url(), type, body })));
  });
  await page.goto(url, { waitUntil: 'load' });
  await sleep(500);
  const before = files.length;
  await page.mouse.move(640, 300);
  await sleep(SETTLE);
  const loaded = await Promise.all(files);
  await browser.close();
  return {
    before: loaded.slice(0, before),
    scripts: loaded.slice(before).filter(({ type }) => type === 'script'),
  };
}

function summary(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const round = (number) => Math.round(number);
  return `median ${round(sorted[sorted.length >> 1])} ms (${round(sorted[0])}–${round(sorted.at(-1))}, ${sorted.length} runs)`;
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

function printFiles(title, files, compress) {
  const size = ({ body }) => compress(body).length;
  console.log(`${title}: ${kB(files.reduce((sum, file) => sum + size(file), 0))}`);
  for (const file of files)
    console.log(`  ${kB(size(file)).padStart(8)}  ${file.type.padEnd(10)} ${new URL(file.url).pathname}`);
}

async function listen(config, port) {
  const server = createPreviewServer(config);
  await new Promise((done) => server.listen(port, 'localhost', done));
  return server;
}

/** Returns the time in ms from a click to the next heading, for a reader who clicks 400 ms after the first move. */
async function visitInHaste(readers, url, linkText) {
  const reader = await readers.newReader();
  await reader.throttle(Number(values.throttle));
  await reader.open(url, watch);
  await sleep(500);
  const { x, y } = await reader.ask(centreOf, linkText);
  await reader.move(640, 300);
  // The pointer travels to the link and reaches it shortly before the click.
  await sleep(HASTE - 80);
  await reader.move(x, y);
  await sleep(80);
  await reader.click(x, y);
  await sleep(SETTLE);
  const { click, heading } = await reader.ask(() => window.bench);
  await reader.close();
  if (!heading) throw new Error(`${url} did not get there in ${SETTLE} ms.`);
  return heading - click;
}

async function measure(readers, url, link) {
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await visit(readers, url, link));
  return results;
}

const readers = openReaders();
const port = Number(values.port);
try {
  if (values.floor) {
    const floor = await buildFloor();
    const server = await listen({ outDir: floor.outDir, base: '/' }, port);
    const url = `http://localhost:${port}/`;
    const results = await measure(readers, url, null);
    console.log(`React alone, first move to hydrated: ${summary(results.map(({ hydrated }) => hydrated))}`);
    console.log(`  of it until the script has arrived: ${summary(results.map(({ fetched }) => fetched))}`);
    printFiles('  script, brotli', (await filesOf(url)).scripts, brotliCompressSync);
    server.close();
    server.closeAllConnections();
    floor.remove();
  }
  const config = await loadConfig(positionals[0] ?? 'site');
  const server = await listen(config, port);
  const url = `http://localhost:${port}${values.page}`;
  const results = await measure(readers, url, values.link);
  const hasty = [];
  for (let run = 0; run < runs; run++) hasty.push(await visitInHaste(readers, url, values.link));
  const { before, scripts } = await filesOf(url);
  server.close();
  server.closeAllConnections();
  printFiles('Before the first move, gzip', before, gzipSync);
  printFiles('Scripts after it, brotli', scripts, brotliCompressSync);
  console.log(`First move to hydrated: ${summary(results.map(({ hydrated }) => hydrated))}`);
  console.log(`  of it until the scripts have arrived: ${summary(results.map(({ fetched }) => fetched))}`);
  console.log(`Click to new heading: ${summary(results.map(({ click }) => click))}`);
  console.log(`  of a first visit, ${HASTE} ms after the first move: ${summary(hasty)}`);
} finally {
  await readers.close();
}
