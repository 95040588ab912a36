import { staticChecks } from './checks.mjs';
import { buildEngine, installPackages, run } from './setup.mjs';

installPackages();
buildEngine();
const failed = staticChecks.filter(([name, command, args]) => {
  console.log(`\n# ${name}`);
  return run(command, args) !== 0;
});
process.exit(failed.length > 0 ? 1 : 0);
