import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openCache } from './cache.js';
import { checkHovers, updateHovers } from './check-hovers.js';
import { checkSamples } from './checker.js';
import { changedClaims, readClaims, unknownClaims } from './claims.js';
import { createCommandLines } from './cli-help.js';
import { type Page, readPages } from './extract.js';
import { compareFacts, type Facts } from './facts.js';
import { probeFactsInThread } from './facts-thread.js';
import type { HoverData } from './hover-data.js';
import { checkOptionPages } from './option-pages.js';
import { checkerVersion, hashOf, openPackages } from './packages.js';
import { pagesNamed } from './page-filter.js';
import { checkPluginVersions } from './plugin-versions.js';
import { report } from './report.js';
import type { Problem } from './sample.js';
import { compareTranslations } from './translations.js';
import { updateFacts, writeJson } from './update.js';

const samplesDir = fileURLToPath(new URL('..', import.meta.url));
const root = resolve(samplesDir, '../..');
const siteDocs = join(root, 'site/docs');
const { values } = parseArgs({
  options: {
    /** Docs folder with one folder per language. */
    docs: { type: 'string', default: siteDocs },
    /** Folder of the installed packages. */
    packages: { type: 'string', default: join(samplesDir, 'packages') },
    cache: { type: 'string', default: join(samplesDir, '.cache') },
    /** Rewrites facts.json and hovers.json. */
    update: { type: 'boolean', default: false },
    /** Checks only one page, in every language: `guide/start/quick-start`. */
    page: { type: 'string' },
  },
});

interface Versions {
  packages: Record<string, [version: string, kind: string]>;
  /** Packages that are only type-checked, because they do not run with the documented core. */
  typesOnly: Record<string, string>;
}

const start = performance.now();
const packages = openPackages(resolve(values.packages));
const version = checkerVersion(join(samplesDir, 'dist'));
const allPages = await readPages(resolve(values.docs), root);
const pages = values.page === undefined ? allPages : choosePages(values.page);
const versions = readJson<Versions>('versions.json');
// Runs and type checks do not wait for the facts.
const asked = cachedFacts();
if (values.update) {
  updateFacts({
    factsFile: join(samplesDir, 'facts.json'),
    facts: await asked,
    exemptFile: join(samplesDir, 'without-page.json'),
    exempt: readJson('without-page.json'),
    pages: allPages,
  });
}
const knownFacts = readJson<Facts>('facts.json');
const checked = await checkSamples({
  pages,
  packages,
  commands: asked.then(({ commands }) =>
    createCommandLines(commands, new Set(Object.keys(versions.packages))),
  ),
  appDir: join(samplesDir, 'app'),
  declaredDir: join(samplesDir, 'declared'),
  options: new Set(Object.keys(knownFacts.options)),
  notRun: Object.keys(versions.packages).filter(
    (name) => versions.packages[name]?.[1] === 'declared' || name in versions.typesOnly,
  ),
  cacheFile: join(resolve(values.cache), 'results.json'),
  isPart: values.page !== undefined,
  version,
  processes: 2,
});
const problems = [
  ...pages.flatMap((page) => page.problems),
  ...checked.problems,
  ...compareTranslations(pages, 'en', 'zh'),
  ...checkPluginVersions(pages, versions.packages),
  ...checkFacts(await asked),
  // Other docs are used by tests only.
  ...(resolve(values.docs) === siteDocs ? checkSiteHovers() : []),
];
console.log(report({ pages, problems, checked, seconds: (performance.now() - start) / 1000 }));
// Exits although packages may have started servers and watchers that would keep the process alive.
process.exit(problems.length > 0 ? 1 : 0);

function choosePages(name: string): Page[] {
  try {
    return pagesNamed(allPages, name);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

function readJson<T>(name: string): T {
  const file = join(samplesDir, name);
  return (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as T;
}

/** Reads the facts with a cache, because the probe loads all of Rsbuild. It runs once per set of packages. */
async function cachedFacts(): Promise<Facts> {
  const cache = openCache(join(resolve(values.cache), 'facts.json'));
  const key = hashOf(version, packages.hash);
  const found = cache.get<Facts>(key) ?? (await probeFactsInThread(packages.dir));
  cache.set(key, found);
  cache.save();
  return found;
}

function checkFacts(real: Facts): Problem[] {
  const claims = pages.flatMap((page: Page) => readClaims(page));
  const where = (name: string) => relative(root, join(samplesDir, name));
  // Only a run over all pages can tell whether every option has a page.
  const optionPages = () =>
    checkOptionPages({
      facts: real,
      pages,
      claims,
      exempt: readJson('without-page.json'),
      exemptFile: where('without-page.json'),
    });
  return [
    ...unknownClaims(claims, knownFacts),
    ...changedClaims(claims, compareFacts(knownFacts, real), where('facts.json')),
    ...(values.page === undefined ? optionPages() : []),
  ];
}

function checkSiteHovers(): Problem[] {
  const name = 'hovers.json';
  const known = { texts: {}, samples: {}, ...readJson<Partial<HoverData>>(name) };
  const input = { pages, found: checked.hovers, known, isPart: values.page !== undefined };
  if (!values.update) return checkHovers(input, relative(root, join(samplesDir, name)));
  writeJson(join(samplesDir, name), updateHovers(input));
  return [];
}
