import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { staticChecks } from './checks.mjs';
import { buildEngine, chromiumPath, installPackages, root, run } from './setup.mjs';

installPackages();
buildEngine();

let passed = 0;
let failed = 0;
let flaky = 0;
const count = (isGood) => (isGood ? passed++ : failed++);

for (const [name, command, args] of staticChecks) {
  console.log(`\n# ${name}`);
  count(run(command, args) === 0);
}

/** Runs a test tool that writes a JSON report, and adds what the report counts. */
function runTests(name, args, env, counts) {
  console.log(`\n# ${name}`);
  const report = join(root, 'test-results', `${args[0]}.json`);
  rmSync(report, { force: true });
  const code = run('npx', args, { env: { ...process.env, ...env(report) } });
  try {
    const [good, bad] = counts(JSON.parse(readFileSync(report, 'utf8')));
    passed += good;
    // A file that cannot even be loaded fails without a failed test.
    failed += code !== 0 && bad === 0 ? 1 : bad;
  } catch {
    failed++;
  }
}

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
  (report) => [report.numPassedTests, report.numFailedTests],
);

count(run('npm', ['run', '--silent', 'build', '-w', 'site']) === 0);

for (const mode of ['build', 'dev']) {
  runTests(
    mode === 'dev' ? 'the same browser tests on the dev server' : 'browser tests on the build',
    ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,./e2e/flaky.ts,json'],
    (report) => ({ CHROMIUM_PATH: chromiumPath(), E2E_MODE: mode, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    ({ stats }) => {
      flaky += stats.flaky;
      return [stats.expected + stats.flaky, stats.unexpected];
    },
  );
}

if (flaky > 0) console.log(`\n!! ${flaky} passed at the second try only: see the lines marked !! above`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
