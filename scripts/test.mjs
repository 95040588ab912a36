import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { quickChecks, samplesCheck } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { leaveNothingBehind } from './leftovers.mjs';
import {
  buildEngine,
  chromiumInstall,
  installPackages,
  root,
  runShown,
  samplePackagesInstall,
} from './setup.mjs';
import { createStages } from './stages.mjs';

leaveNothingBehind(
  ['e2e/.scratch', 'site/samples/.cache/mutated', 'site/samples/packages/.run'].map((path) =>
    join(root, path),
  ),
);
const stages = createStages();

await stages.prepare('packages', installPackages);
await stages.prepare('engine', buildEngine);

// Installing waits for the network and the disk; what needs neither runs beside it.
const install = (name, command) => command && stages.check(name, ...command);
await Promise.all([
  install('packages of the samples', samplePackagesInstall()),
  install('Chromium', chromiumInstall()),
  stages.together([
    ...quickChecks.map((check) => () => stages.check(...check)),
    () => stages.check('build of the site', 'npm', ['run', '--silent', 'build', '-w', 'site']),
  ]),
]);
await stages.check(...samplesCheck);

await testStage(
  'unit and scenario tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf('vitest')}`],
  {},
  'vitest',
  ({ numPassedTests, testResults }) => ({ passed: numPassedTests, failed: failedUnits(testResults) }),
);

for (const mode of ['build', 'dev']) {
  await testStage(
    mode === 'dev' ? 'browser tests on the dev server' : 'browser tests on the build',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      CHROMIUM_PATH: findChromium(),
      E2E_MODE: mode,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(`playwright-${mode}`),
    },
    `playwright-${mode}`,
    (report) => ({ passed: report.stats.expected, failed: failedSpecs(report) }),
  );
}

process.exit(stages.report());

/** Where a test tool writes what it found. */
function reportOf(tool) {
  return join(root, 'test-results', `${tool}.json`);
}

/**
 * Runs a test tool that writes a JSON report as a stage.
 *
 * @param read takes the report, returns how many tests passed and the names of those that failed
 */
function testStage(name, args, env, tool, read) {
  return stages.stage(name, async () => {
    console.log(`\n# ${name}`);
    rmSync(reportOf(tool), { force: true });
    const code = await runShown('npx', args, { env: { ...process.env, ...env } });
    try {
      const { passed, failed } = read(JSON.parse(readFileSync(reportOf(tool), 'utf8')));
      // A file that cannot even be loaded fails without a failed test.
      if (code !== 0 && failed.length === 0) failed.push(`none of its tests, but exit code ${code}`);
      return { passed, failed: failed.map((test) => `${name}: ${test}`) };
    } catch {
      return { passed: 0, failed: [`${name}: no report`] };
    }
  });
}

/** Tests of a Vitest report that failed. */
function failedUnits(testResults) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ status, fullName }) => (status === 'failed' ? [fullName] : []));
}

/** Tests of a Playwright report, or of a suite in it, that failed. */
function failedSpecs({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ ok, file, line, title }) => (ok ? [] : [`${file}:${line} ${title}`]));
  return [...own, ...suites.flatMap(failedSpecs)];
}
