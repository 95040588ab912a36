import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { quickChecks, samplesCheck } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { leaveNothingBehind } from './leftovers.mjs';
import { oldChromiumInstall } from './old-chromium.mjs';
import {
  browsersInstall,
  buildEngine,
  chromiumInstall,
  installPackages,
  root,
  runShown,
  samplePackagesInstall,
  serversInstall,
  siteEnv,
} from './setup.mjs';
import { createStages } from './stages.mjs';

leaveNothingBehind(
  [
    'e2e/.scratch',
    'site/samples/.cache/mutated',
    'site/samples/packages/.run',
    'handbook/samples/.run',
    'handbook/samples/.test',
  ].map((path) => join(root, path)),
);
const stages = createStages();

/** Tests that need the packages of the samples and the built checker. */
const SAMPLES_TESTS = 'site/samples/tests';

const install = (name, command) => command && stages.check(name, ...command);

// Starts first: it takes longest and depends on nothing else.
const samplePackages = install('packages of the samples', samplePackagesInstall());
await stages.prepare('packages', installPackages);
// These run in sequence, because only one of them can use the system's package manager at a time.
const servers = install('nginx and Caddy', serversInstall());
await stages.prepare('engine', buildEngine);

// Neither of the two keeps both cores busy: installing waits for the network, and the samples' processes wait for each
// other.
await Promise.all([
  inTurn(
    () => servers,
    () => install('Firefox and WebKit', browsersInstall()),
    () => install('Chromium', chromiumInstall()),
    () => install('Chromium 111', oldChromiumInstall()),
  ),
  inTurn(
    () => samplePackages,
    () => stages.check(...samplesCheck),
    () => unitTests('tests of the samples', [SAMPLES_TESTS], 'vitest-samples'),
  ),
  inTurn(
    () =>
      stages.together([
        ...quickChecks.map((check) => () => stages.check(...check)),
        () =>
          stages.check('build of the site', 'npm', ['run', '--silent', 'build', '-w', 'site'], {
            env: siteEnv,
          }),
        () => stages.check('build of the handbook', 'npm', ['run', '--silent', 'build', '-w', 'handbook']),
      ]),
    () => servers,
    () => unitTests('unit and scenario tests', ['--exclude', `${SAMPLES_TESTS}/**`], 'vitest'),
  ),
]);
const e2e = ['--config', 'e2e/playwright.config.ts', '--reporter=list,json'];
await browserTests('browser tests on the build', 'build', e2e);
await browserTests('browser tests on the dev server', 'dev', e2e);
await browserTests('browser tests in Firefox and WebKit', 'browsers', [
  '--config',
  'e2e/browsers/playwright.config.ts',
  '--reporter=list,json,./e2e/browsers/report.ts',
  // The tests above have already covered Chromium.
  '--project=firefox',
  '--project=webkit',
]);

process.exit(stages.report());

async function inTurn(...works) {
  for (const work of works) await work();
}

/** Runs Vitest as a stage. */
function unitTests(name, args, report) {
  return testStage(
    name,
    ['vitest', 'run', ...args, '--reporter=default', '--reporter=./scripts/unit-report.mjs'],
    { UNIT_REPORT: reportOf(report) },
    report,
    (result) => result,
  );
}

/** Runs Playwright as a stage. */
function browserTests(name, mode, args) {
  const tool = `playwright-${mode}`;
  return testStage(
    name,
    ['playwright', 'test', ...args],
    { CHROMIUM_PATH: findChromium(), E2E_MODE: mode, PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(tool) },
    tool,
    (report) => ({
      passed: report.stats.expected,
      failed: failedSpecs(report),
      skipped: report.stats.skipped,
    }),
  );
}

/** Returns the path of a test tool's report. */
function reportOf(tool) {
  return join(root, 'test-results', `${tool}.json`);
}

/**
 * Runs a test tool that writes a JSON report as a stage.
 *
 * @param read takes the report; returns the number of passed tests, the names of failed ones, and the number of skipped
 * ones
 */
function testStage(name, args, env, tool, read) {
  return stages.stage(name, async () => {
    console.log(`\n# ${name}`);
    rmSync(reportOf(tool), { force: true });
    const code = await runShown('npx', args, { env: { ...process.env, ...env } });
    try {
      const { passed, failed, skipped } = read(JSON.parse(readFileSync(reportOf(tool), 'utf8')));
      // A tool may fail after its tests have passed.
      if (code !== 0 && failed.length === 0) failed.push(`none of its tests, but exit code ${code}`);
      return { passed, failed: failed.map((test) => `${name}: ${asLine(test)}`), skipped };
    } catch {
      return { passed: 0, failed: [`${name}: no report`] };
    }
  });
}

/** Returns the failed tests of a Playwright report, or of a suite in it; with the browser if there are several. */
function failedSpecs({ suites = [], specs = [] }) {
  // A spec contains a test for each browser.
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const message = results.at(-1)?.error?.message ?? 'It did not run.';
        return [projectName, `${file}:${line}`, `${title}:`, message].filter(Boolean).join(' ');
      }),
  );
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** Shortens a failure for the list. The full text was printed when it happened. */
function asLine(text) {
  const line = stripVTControlCharacters(text).replace(/\s+/g, ' ');
  return line.length > 400 ? `${line.slice(0, 400)} …` : line;
}
