import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromiumPath, PORT } from './browser.mjs';
import { isInstalled, peerFolder } from './engines.mjs';
import { measure } from './measure.mjs';
import { median, table } from './report.mjs';
import { samplePage } from './sample.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-background-networking --disable-component-update';

/** Runs Lighthouse on the home page and a doc page of the corpus. */
export function benchLighthouse([engine], corpus, { runs }) {
  return auditPages(engine, [`${corpus.locales[0].prefix}/`, samplePage(corpus).path], runs);
}

/** Runs Lighthouse on pages of a project in place, without copies. */
export function benchProject(engine, { project, paths, runs }) {
  return auditPages({ ...engine, project: `${resolve(project)}/` }, paths, runs);
}

/** Builds a project, and audits its pages as served by `lectern preview`. */
async function auditPages(engine, paths, runs) {
  if (!isInstalled('lighthouse'))
    throw new Error('Lighthouse is not installed: npm run bench -- --install lighthouse');
  await measure(engine.build, engine.project);
  const server = await startPreview(engine);
  try {
    const figures = paths.map((path) => ({
      path,
      runs: Array.from({ length: runs }, () => audit(path)),
    }));
    return { figures, text: describe(figures) };
  } finally {
    server.kill();
  }
}

async function startPreview({ build: [node, bin], project }) {
  const server = spawn(node, [bin, 'preview', '.', '--port', String(PORT)], { cwd: project });
  await new Promise((resolve, reject) => {
    server.stdout.once('data', resolve);
    server.stderr.once('data', (text) => reject(new Error(String(text))));
  });
  return server;
}

/** Lighthouse 13 needs Node 22, which the npm package `node` next to it provides. */
function audit(path) {
  const results = mkdtempSync(join(tmpdir(), 'lectern-lighthouse-'));
  try {
    return readReport(runLighthouse(path, join(results, 'report.json')));
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

/** @returns the path of the report */
function runLighthouse(path, report) {
  const folder = peerFolder('lighthouse');
  const args = [
    `${folder}node_modules/lighthouse/cli/index.js`,
    `http://localhost:${PORT}${path}`,
    '--output=json',
    `--output-path=${report}`,
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=${FLAGS}`,
    '--quiet',
  ];
  const env = { ...process.env, CHROME_PATH: chromiumPath() };
  const { status, stderr } = spawnSync(`${folder}node_modules/node/bin/node`, args, {
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Lighthouse failed on ${path}:\n${stderr.slice(-2000)}`);
  return report;
}

function readReport(report) {
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'));
  const value = (id) => audits[id]?.numericValue ?? 0;
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed: failedAudits(categories, audits),
  };
}

/** Returns the audits that keep a category below 100: those with a weight that did not pass. */
function failedAudits(categories, audits) {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => `${id} ${Math.round(audits[id].score * 100)}`),
  );
}

function describe(figures) {
  const rows = figures.map(({ path, runs }) => [
    path,
    ...CATEGORIES.map((_, index) => median(runs.map(({ scores }) => scores[index]))),
    Math.round(median(runs.map(({ fcp }) => fcp))),
    Math.round(median(runs.map(({ lcp }) => lcp))),
    Math.round(median(runs.map(({ tbt }) => tbt))),
    median(runs.map(({ cls }) => cls)).toFixed(4),
    [...new Set(runs.flatMap(({ failed }) => failed))].join(', ') || 'none',
  ]);
  const head = ['page', ...CATEGORIES, 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'below 100'];
  return `Lighthouse 13, mobile, medians of ${figures[0].runs.length}\n\n${table(head, rows)}`;
}
