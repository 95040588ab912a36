import { setTimeout as sleep } from 'node:timers/promises';
import { createPreviewServer } from '../../packages/lectern/dist/index.js';
import { openReaders } from './reader.mjs';

/** Debounce in ms after the last key (SPEC 9), which is subtracted because it is not the engine's time. */
const DEBOUNCE = 150;
const PAGE = '/guide/start/quick-start';
const QUERIES = ['source map', 'port', 'chunk split', 'hot module', 'minify css'];

/** Records keys and answers with the browser's own clock. */
function watch() {
  const times = { opened: 0, key: 0, painted: 0 };
  window.bench = times;
  let shown = '';
  addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey) times.opened = event.timeStamp;
      else times.key = event.timeStamp;
      times.painted = 0;
    },
    true,
  );
  new MutationObserver(() => {
    // The dialog may appear with its results already in it, or get new ones later.
    const results = document.querySelector('.search-results')?.textContent;
    if (!results || results === shown) return;
    shown = results;
    requestAnimationFrame(() => {
      // A task queued in an animation frame callback runs after that frame has been drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times.painted ||= performance.now();
      };
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/**
 * Measures a cold opening with a query typed at once, then the time from the last key of further queries to results.
 */
async function visit(readers, url, throttle) {
  const reader = await readers.newReader();
  await reader.open(url, watch);
  await reader.move(640, 300);
  await sleep(800);
  await reader.throttle(throttle);
  await Promise.all([reader.type('k', true), reader.type('alias')]);
  await sleep(1200);
  const cold = await reader.ask(() => window.bench.painted - window.bench.opened);
  const warm = [];
  for (const query of QUERIES) {
    // The full query loads the shards, so that the timed one is warm. `alias` in between makes the results change.
    for (const text of [query, 'alias', query.slice(0, -1)]) {
      await reader.ask(() => document.querySelector('[role=combobox]').select());
      await reader.insert(text);
      await sleep(900);
    }
    await reader.type(query.at(-1));
    await sleep(900);
    const { key, painted } = await reader.ask(() => window.bench);
    // The last letter may not change the results.
    if (painted) warm.push(painted - key - DEBOUNCE);
  }
  await reader.close();
  return { cold, warm };
}

/** Prints how long a reader of a built site waits for search. */
export async function timeSearch(config, { runs, throttle, port }) {
  const readers = openReaders();
  const server = createPreviewServer(config);
  await new Promise((done) => server.listen(Number(port), 'localhost', done));
  try {
    const results = [];
    for (let run = 0; run < Number(runs); run++) {
      results.push(await visit(readers, `http://localhost:${port}${PAGE}`, Number(throttle)));
    }
    console.log(`Opening cold to results: ${summary(results.map(({ cold }) => cold))}`);
    console.log(
      `Last key to results, warm, without the pause: ${summary(results.flatMap(({ warm }) => warm))}`,
    );
  } finally {
    await readers.close();
    server.close();
    server.closeAllConnections();
  }
}

function summary(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)]);
  return `median ${at(0.5)} ms (${at(0)}–${at(1)}, ${sorted.length} times)`;
}
