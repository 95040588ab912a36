import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { putAside } from './aside.mjs';
import { newPage, openBrowser, PORT } from './browser.mjs';
import { keepWorking } from './engines.mjs';
import { watchMemory } from './measure.mjs';
import { ratio, spread, table } from './report.mjs';
import { samplePage } from './sample.mjs';
import { titleOf } from './text.mjs';

const START_LIMIT_MS = 180_000;
const EDIT_LIMIT_MS = 30_000;
const EDITS = 5;

/**
 * Measures dev servers: from command to first visible page without a cache, then from Markdown edit to visible text.
 */
export async function benchDev(engines, corpus, { runs }) {
  let results = engines.map((engine) => ({ engine, starts: [], edits: [], peaks: [], reloads: 0 }));
  for (const { prepare } of engines) prepare(corpus);
  const browser = await openBrowser();
  try {
    for (let round = 1; round <= runs; round++) {
      results = await keepWorking(results, (result) => runServer(result, corpus, browser, round));
    }
  } finally {
    await browser.close();
  }
  const figures = results.map(({ engine, ...figures }) => ({ name: engine.name, ...figures }));
  return { figures, text: describe(figures, corpus) };
}

async function runServer(result, corpus, browser, round) {
  const { engine, starts, edits, peaks } = result;
  if (engine.cache) putAside(engine.cache);
  const sample = samplePage(corpus);
  const file = engine.source(sample);
  const source = readFileSync(file, 'utf8');
  const page = await newPage(browser);
  const started = performance.now();
  const server = startServer(engine);
  const memory = watchMemory(server.pid);
  try {
    await openFirstPage(page, `http://localhost:${PORT}${sample.path}`, titleOf(source), server);
    starts.push((performance.now() - started) / 1000);
    // Lets the server finish its work after the first page, as it would before a writer's first edit.
    await page.waitForTimeout(2000);
    for (let index = 1; index <= EDITS; index++) edits.push(await edit(result, page, file, source, index));
    console.log(
      `round ${round}  ${engine.name}: ${starts.at(-1).toFixed(1)} s, ${spread(edits.slice(-EDITS), 0)} ms`,
    );
  } finally {
    writeFileSync(file, source);
    peaks.push(memory.stop());
    await page.context().close();
    await server.stop();
  }
}

/** Starts the server in its own process group, so that all of its processes can be killed. */
function startServer({ name, dev, project }) {
  const [command, ...args] = dev(PORT);
  const child = spawn(command, args, {
    cwd: project,
    detached: true,
    env: { ...process.env, NO_COLOR: '1' },
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const ended = new Promise((resolve) => child.on('close', resolve));
  return {
    pid: child.pid,
    assertRunning() {
      if (child.exitCode === null) return;
      throw new Error(`The dev server of ${name} ended (${child.exitCode}):\n${output.slice(-2000)}`);
    },
    async stop() {
      if (child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

async function openFirstPage(page, url, title, server) {
  const limit = performance.now() + START_LIMIT_MS;
  const heading = page.locator('h1', { hasText: title }).first();
  while (performance.now() < limit) {
    server.assertRunning();
    if (await isListening()) {
      // A server may answer before it is ready: the page is requested again until it is there.
      const response = await page
        .goto(url, { waitUntil: 'commit', timeout: START_LIMIT_MS })
        .catch(() => null);
      if (response?.ok()) return heading.waitFor({ timeout: limit - performance.now() });
    }
    await page.waitForTimeout(25);
  }
  throw new Error(`${url} did not show "${title}" within ${START_LIMIT_MS / 1000} s.`);
}

function isListening() {
  return new Promise((resolve) => {
    const socket = connect(PORT, 'localhost', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Returns the time in ms from the write to the text on screen, whether or not the page reloads. */
async function edit(result, page, file, source, index) {
  const text = `Edit ${index} of ${Math.random().toString(36).slice(2)}`;
  await page.evaluate(() => {
    window.isSameDocument = true;
  });
  const started = performance.now();
  writeFileSync(file, `${source.trimEnd()}\n\n${text}\n`);
  await page.locator('body', { hasText: text }).waitFor({ timeout: EDIT_LIMIT_MS });
  const time = performance.now() - started;
  if (!(await page.evaluate(() => window.isSameDocument))) result.reloads++;
  await page.waitForTimeout(700);
  return time;
}

function describe(figures, corpus) {
  const [reference] = figures;
  const rows = figures.map(({ name, starts, edits, peaks, reloads }) => [
    name,
    spread(starts),
    ratio(starts, reference.starts),
    spread(edits, 0),
    ratio(edits, reference.edits),
    reloads,
    spread(peaks, 0),
  ]);
  const head = ['engine', 'start to first page s', '×', 'edit to visible ms', '×', 'reloads', 'memory MiB'];
  return [
    `Dev servers on ${samplePage(corpus).path}, no cache: median (lowest–highest), and times ${reference.name}`,
    '',
    table(head, rows),
  ].join('\n');
}
