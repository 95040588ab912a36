import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { machine, versionOf } from './machine.mjs';
import { plot } from './plot.mjs';
import { median, spread, table } from './report.mjs';

const folder = fileURLToPath(new URL('../', import.meta.url));
const RECORD = `${folder}results-builds.json`;

/** Plots, by the suffix of their file names. */
const PLOTS = {
  time: { key: 'wall', unit: 's', title: 'Time of a build' },
  cpu: { key: 'cpu', unit: 'CPU s', title: 'CPU time of a build' },
  memory: { key: 'peak', unit: 'MiB', title: 'Peak memory of a build' },
};

/** Adds the figures of one size to the record, and writes the table and the plots for all sizes in it. */
export function report(pages, engines, figures) {
  const record = existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : [];
  const run = {
    pages,
    date: new Date().toISOString().slice(0, 10),
    machine: machine(),
    load: Number(loadavg()[2].toFixed(1)),
    versions: Object.fromEntries(engines.map((engine) => [engine.name, versionOf(engine)])),
    figures,
  };
  const sizes = [...record.filter((other) => other.pages !== pages), run].sort((a, b) => a.pages - b.pages);
  writeFileSync(RECORD, `${JSON.stringify(sizes, null, 2)}\n`);
  writeFileSync(`${folder}RESULTS.md`, resultsText(sizes));
  for (const [name, { key, unit, title }] of Object.entries(PLOTS)) {
    writeFileSync(`${folder}results-${name}.svg`, plot({ title, unit, lines: linesOf(sizes, key) }));
  }
}

/** Returns the text of `RESULTS.md` for the sizes in the record. */
export function resultsText(sizes) {
  return [
    '# Results',
    'Written by `npm run bench -- --report`; how it is measured, and what the engines do not share, is in README.md.',
    ...sizes.map(sizeText),
    ...Object.entries(PLOTS).map(([name, { title }]) => `![${title}](results-${name}.svg)`),
    '',
  ].join('\n\n');
}

function sizeText({ pages, date, machine, load, versions, figures }) {
  const rows = figures.flatMap(({ name, output, weight, ...kinds }) =>
    runsOf(kinds).map(([kind, runs]) => [
      name,
      kind,
      runs.length,
      ...['wall', 'cpu'].map((key) => spread(runs.map((run) => run[key]))),
      spread(
        runs.map(({ peak }) => peak),
        0,
      ),
      ((median(runs.map(({ cpu }) => cpu)) / pages) * 1000).toFixed(1),
      kind === 'cold' ? output.files : '',
      kind === 'cold' ? (output.bytes / 1e6).toFixed(1) : '',
      kind === 'cold' ? (weight.loaded.html.gzip / 1000).toFixed(1) : '',
    ]),
  );
  const head = [
    'engine',
    'build',
    'runs',
    'wall s',
    'CPU s',
    'peak MiB',
    'CPU ms a page',
    'files',
    'MB',
    'HTML kB gzip',
  ];
  const engines = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return [
    `## ${pages} pages`,
    `${date}; ${machine}; load of the machine over 15 minutes ${load}: with more than its cores, trust ratios, not seconds. ${engines.join('; ')}.`,
    table(head, rows),
  ].join('\n\n');
}

/** Returns the kinds of builds that were run, with their labels. */
function runsOf({ cold, warm, edited }) {
  return Object.entries({ cold, warm, 'after an edit': edited }).filter(([, runs]) => runs?.length > 0);
}

/** Returns a line for each engine and kind of build, with a point for each size. */
function linesOf(sizes, key) {
  const lines = new Map();
  for (const { pages, figures } of sizes) {
    for (const { name, ...kinds } of figures) {
      for (const [kind, runs] of runsOf(kinds)) {
        const label = `${name}, ${kind}`;
        const line = lines.get(label) ?? { label, engine: name, isDashed: kind !== 'cold', points: [] };
        line.points.push([pages, median(runs.map((run) => run[key]))]);
        lines.set(label, line);
      }
    }
  }
  return [...lines.values()];
}
