import { buildEngine, installPackages, must, run, samplePackagesInstall } from './setup.mjs';

// Checks every code sample of the site (site/samples/README.md). Arguments are passed to the checker.
installPackages();
const install = samplePackagesInstall();
if (install) must(...install);
buildEngine();
must('npx', ['tsc', '-p', 'site/samples/tsconfig.json']);
process.exit(run(process.execPath, ['site/samples/dist/main.js', ...process.argv.slice(2)]));
