import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname } from 'node:path';
import { lectern } from './adapters/lectern.mjs';
import { benchBuilds } from './lib/builds.mjs';
import { makeCorpus } from './lib/corpus.mjs';
import { benchDev } from './lib/dev.mjs';
import { chooseEngines, install } from './lib/engines.mjs';
import { benchLighthouse, benchProject } from './lib/lighthouse.mjs';
import { HELP, readOptions } from './lib/options.mjs';

/** `npm run bench`: content once, then one of the three measurements. */
async function main(argv) {
  const options = readOptions(argv);
  if (options.help) return console.log(HELP);
  if (options.install.length > 0) return options.install.forEach(install);
  if (options.project) return report(await benchProject(lectern, options), options);
  const engines = options.isAlone || options.lighthouse ? [lectern] : chooseEngines(options.peers);
  const corpus = await makeCorpus(options.docs, options.pages, lectern.project);
  console.log(machine(corpus));
  const measurement = options.dev ? benchDev : options.lighthouse ? benchLighthouse : benchBuilds;
  report(await measurement(engines, corpus, options), options);
}

function report({ text, figures }, { json }) {
  console.log(`\n${text}`);
  if (!json) return;
  mkdirSync(dirname(json), { recursive: true });
  writeFileSync(json, JSON.stringify(figures, null, 2));
}

function machine({ pages, docsDir }) {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${pages.length} pages in ${docsDir}; ${cpus().length} × ${cpu?.model ?? 'CPU'}, ${memory} GiB, Node ${process.versions.node}`;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
