import { appendFileSync } from 'node:fs';
import { putAside } from './aside.mjs';
import { openBrowser } from './browser.mjs';
import { keepWorking } from './engines.mjs';
import { measure } from './measure.mjs';
import { kilobytes, ratio, spread, table } from './report.mjs';
import { samplePage } from './sample.mjs';
import { outputSize, pageWeight } from './weigh.mjs';

/**
 * Measures production builds round by round. Each round builds once with every engine, so that a busy minute of the
 * machine affects all of them.
 */
export async function benchBuilds(engines, corpus, { runs, warm, edit }) {
  let results = engines.map((engine) => ({ engine, cold: [], warm: [], edited: [] }));
  const page = samplePage(corpus);
  for (const { prepare } of engines) prepare(corpus);
  for (let round = 1; round <= runs; round++) {
    results = await keepWorking(results, async ({ engine, ...runs }) => {
      putAside(engine.outDir);
      if (engine.cache) putAside(engine.cache);
      runs.cold.push(await run(engine, 'cold', round));
      if (warm) runs.warm.push(await run(engine, 'warm', round));
      if (!edit) return;
      appendFileSync(engine.source(page), `\nA line of round ${round}.\n`);
      runs.edited.push(await run(engine, 'after an edit', round));
    });
  }
  const browser = await openBrowser();
  try {
    for (const result of results) {
      result.output = outputSize(result.engine.outDir);
      result.weight = await pageWeight(browser, result.engine.outDir, page.path);
    }
  } finally {
    await browser.close();
  }
  const figures = results.map(({ engine, ...figures }) => ({ name: engine.name, ...figures }));
  return { figures, text: describe(figures, corpus) };
}

async function run(engine, kind, round) {
  const { output: _output, ...figures } = await measure(engine.build, engine.project);
  console.log(
    `round ${round}  ${engine.name} ${kind}: ${figures.wall.toFixed(1)} s, ${Math.round(figures.peak)} MiB`,
  );
  return figures;
}

function describe(figures, corpus) {
  const [reference] = figures;
  const of = (runs, key) => runs.map((run) => run[key]);
  const builds = figures.flatMap(({ name, cold, warm, edited }) =>
    [
      [name, cold, reference.cold],
      [`${name}, warm`, warm, reference.warm],
      [`${name}, after an edit`, edited, reference.edited],
    ]
      .filter(([, runs]) => runs.length > 0)
      .map(([label, runs, base]) => [
        label,
        spread(of(runs, 'wall')),
        ratio(of(runs, 'wall'), of(base, 'wall')),
        spread(of(runs, 'cpu')),
        ratio(of(runs, 'cpu'), of(base, 'cpu')),
        spread(of(runs, 'peak'), 0),
        ratio(of(runs, 'peak'), of(base, 'peak')),
      ]),
  );
  const sizes = figures.map(({ name, output, weight: { loaded, moved } }) => [
    name,
    `${(output.bytes / 1e6).toFixed(1)} MB, ${output.files}`,
    kilobytes(loaded.html),
    kilobytes(loaded.js),
    kilobytes(moved.js),
    kilobytes(loaded.css),
    kilobytes(loaded.other),
  ]);
  return [
    `Builds: median (lowest–highest), and times ${reference.name}`,
    '',
    table(['engine', 'wall s', '×', 'CPU s', '×', 'peak memory MiB', '×'], builds),
    '',
    `Weight of ${samplePage(corpus).path} in a browser with an empty cache, kB raw / gzip 6 / brotli 11`,
    '',
    table(['engine', 'output, files', 'HTML', 'JS on load', 'JS after a move', 'CSS', 'other'], sizes),
  ].join('\n');
}
