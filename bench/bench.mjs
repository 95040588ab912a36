import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lectern } from './adapters/lectern.mjs';
import { benchBuilds } from './lib/builds.mjs';
import { makeCorpus } from './lib/corpus.mjs';
import { benchDev } from './lib/dev.mjs';
import { chooseEngines, install } from './lib/engines.mjs';
import { benchLighthouse, benchProject } from './lib/lighthouse.mjs';
import { machine } from './lib/machine.mjs';
import { HELP, readOptions } from './lib/options.mjs';
import { report } from './lib/results.mjs';

/** Runs `npm run bench`: for each size it makes the content once, then runs one of the three measurements. */
async function main(argv) {
  const options = readOptions(argv);
  if (options.help) return console.log(HELP);
  if (options.install.length > 0) return options.install.forEach(install);
  if (options.project) {
    const { text, figures } = await benchProject(lectern, options);
    console.log(`\n${text}`);
    return keep(figures, options);
  }
  const engines = options.isAlone || options.lighthouse ? [lectern] : chooseEngines(options.peers);
  const measurement = options.dev ? benchDev : options.lighthouse ? benchLighthouse : benchBuilds;
  if (options.report && measurement !== benchBuilds) throw new Error('--report is for builds alone.');
  const all = [];
  for (const pages of options.pages) {
    const corpus = await makeCorpus(options.docs, pages, lectern.project);
    console.log(`${corpus.pages.length} pages in ${corpus.docsDir}; ${machine()}`);
    const { text, figures } = await measurement(engines, corpus, options);
    console.log(`\n${text}\n`);
    all.push(figures);
    // Written after each size, because a run of all sizes takes long and may be interrupted.
    if (options.report) report(corpus.pages.length, engines, figures);
  }
  keep(all.length === 1 ? all[0] : all, options);
}

/** Writes the figures to the file given by `--json`. */
function keep(figures, { json }) {
  if (!json) return;
  mkdirSync(dirname(json), { recursive: true });
  writeFileSync(json, JSON.stringify(figures, null, 2));
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
