import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, fetchTree, isFetched } from './lib/move-in/fetch.mjs';
import { HELP, readOptions } from './lib/move-in/options.mjs';
import { details, figuresOf, leftByPage, summary } from './lib/move-in/report.mjs';
import { abilities } from './lib/move-in/run.mjs';
import { runStage } from './lib/move-in/stages.mjs';

/** Runs `node bench/move-in.mjs`: each tree through each stage, then prints one table. */
async function main(argv) {
  const options = readOptions(argv);
  if (options.help) return console.log(HELP);
  for (const tree of options.trees) if (options.fetch || !isFetched(tree)) fetch(tree, options);
  const engine = await abilities();
  if (!engine.hasLenient)
    console.log('This engine has no --lenient: where a build fails, no page counts as right.');
  if (!engine.hasMigrate) console.log('This engine has no "migrate": only the trees as they are.');
  const results = [];
  for (const tree of options.trees) {
    for (const stage of options.stages) {
      const result = await runStage(tree, stage, { ...options, engine });
      if (!result) continue;
      results.push(result);
      writeFileSync(join(CACHE, `${tree.name}.${stage}.left.md`), leftByPage(result));
      console.log(line(result));
    }
  }
  const report = [summary(results), ...results.map(details)].join('\n\n');
  writeFileSync(join(CACHE, 'RESULTS.md'), `# Moving in\n\n${report}\n`);
  console.log(`\n${report}\n\nBy page: ${join(CACHE, '*.left.md')}`);
}

function fetch(tree, options) {
  if (!options.fetch)
    throw new Error(`The tree "${tree.name}" is not here yet: node bench/move-in.mjs --fetch`);
  const packages = Object.entries(fetchTree(tree)).map(([name, version]) => `${name} ${version}`);
  if (packages.length > 0) console.log(`${tree.name}: with ${packages.join(', ')}`);
}

function line(result) {
  const { pages, right, errors } = figuresOf(result);
  return `${result.tree} ${result.stage}: ${right} of ${pages} pages right, ${errors} errors, ${result.seconds.toFixed(1)} s`;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
