import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { staticChecks } from './checks.mjs';
import { buildEngine, chromiumPath, installPackages, root, run } from './setup.mjs';

installPackages();
buildEngine();

let passed = 0;
let flaky = 0;
/** What failed, by name: said again at the end, which may be all that is kept of the output. */
const failures = [];

/** Runs a step that is one check. */
function check(name, command, args) {
  console.log(`\n# ${name}`);
  if (run(command, args) === 0) passed++;
  else failures.push(name);
}

/**
 * Runs a test tool that writes a JSON report, and adds what is in it.
 *
 * @param read takes the report, returns how many tests passed and the names of those that failed
 */
function runTests(name, args, env, read) {
  console.log(`\n# ${name}`);
  const report = join(root, 'test-results', `${args[0]}.json`);
  rmSync(report, { force: true });
  const code = run('npx', args, { env: { ...process.env, ...env(report) } });
  try {
    const [good, bad] = read(JSON.parse(readFileSync(report, 'utf8')));
    passed += good;
    // A file that cannot even be loaded fails without a failed test.
    if (code !== 0 && bad.length === 0) bad.push(`none of its tests, but exit code ${code}`);
    failures.push(...bad.map((test) => `${name}: ${test}`));
  } catch {
    failures.push(`${name}: no report`);
  }
}

/** Tests of a Vitest report that failed. */
function failedUnits({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ status, fullName }) => (status === 'failed' ? [fullName] : []));
}

/** Tests of a Playwright report, or of a suite in it, that failed at every try. */
function failedSpecs({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ ok, file, line, title }) => (ok ? [] : [`${file}:${line} ${title}`]));
  return [...own, ...suites.flatMap(failedSpecs)];
}

for (const step of staticChecks) check(...step);

runTests(
  'unit and scenario tests',
  [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(root, 'test-results', 'vitest.json')}`,
  ],
  () => ({ NODE_OPTIONS: `--import=${join(root, 'scripts', 'polyfill.mjs')}` }),
  (report) => [report.numPassedTests, failedUnits(report)],
);

check('build of the site', 'npm', ['run', '--silent', 'build', '-w', 'site']);

for (const mode of ['build', 'dev']) {
  runTests(
    mode === 'dev' ? 'the same browser tests on the dev server' : 'browser tests on the build',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,./e2e/flaky.ts,json'],
    (report) => ({ CHROMIUM_PATH: chromiumPath(), E2E_MODE: mode, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    (report) => {
      flaky += report.stats.flaky;
      return [report.stats.expected + report.stats.flaky, failedSpecs(report)];
    },
  );
}

for (const failure of failures) console.log(`!! failed: ${failure}`);
if (flaky > 0) console.log(`\n!! ${flaky} passed at the second try only: see the lines marked !! above`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
