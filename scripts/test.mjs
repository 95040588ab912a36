import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { staticChecks } from './checks.mjs';
import { buildEngine, installPackages, root, run } from './setup.mjs';

installPackages();
buildEngine();

let passed = 0;
let failed = 0;
const count = (isGood) => (isGood ? passed++ : failed++);

for (const [name, command, args] of staticChecks) {
  console.log(`\n# ${name}`);
  count(run(command, args) === 0);
}

console.log('\n# unit and scenario tests');
const report = join(root, 'test-results', 'vitest.json');
rmSync(report, { force: true });
const code = run('npx', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile=${report}`]);
try {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  passed += numPassedTests;
  failed += numFailedTests;
  // A file that cannot even be loaded fails without a failed test.
  if (code !== 0 && numFailedTests === 0) failed++;
} catch {
  failed++;
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
