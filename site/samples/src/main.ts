import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkerVersion, checkSamples } from './checker.js';
import { createCommandLines, readRsbuildHelp } from './cli-help.js';
import { readPages } from './extract.js';
import { openPackages } from './packages.js';
import { report } from './report.js';
import { compareTranslations } from './translations.js';

const samplesDir = fileURLToPath(new URL('..', import.meta.url));
const root = resolve(samplesDir, '../..');

const { values } = parseArgs({
  options: {
    docs: { type: 'string', default: join(root, 'site/docs') },
    packages: { type: 'string', default: join(samplesDir, 'packages') },
    cache: { type: 'string', default: join(samplesDir, '.cache/results.json') },
  },
});

const start = performance.now();
const packages = openPackages(resolve(values.packages));
const pages = await readPages(resolve(values.docs), root);
const versions = JSON.parse(readFileSync(join(samplesDir, 'versions.json'), 'utf8'));
const help = readRsbuildHelp(packages.dir);
const checked = await checkSamples({
  pages,
  packages,
  commands: createCommandLines(help, new Set(Object.keys(versions.packages))),
  appDir: join(samplesDir, 'app'),
  declaredDir: join(samplesDir, 'declared'),
  declared: Object.keys(versions.packages).filter((name) => versions.packages[name][1] === 'declared'),
  cacheFile: resolve(values.cache),
  version: checkerVersion(join(samplesDir, 'dist')),
  processes: 2,
});
const problems = [
  ...pages.flatMap((page) => page.problems),
  ...checked.problems,
  ...compareTranslations(pages, 'en', 'zh'),
];
console.log(report({ pages, problems, checked, seconds: (performance.now() - start) / 1000 }));
process.exit(problems.length > 0 ? 1 : 0);
