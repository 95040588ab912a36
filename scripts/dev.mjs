import { buildEngine, installSitePackages, must } from './setup.mjs';

// The documentation while it is being written; arguments go on to `lectern dev`, as in `npm run dev -- --open`.
installSitePackages();
buildEngine();
must('npm', ['run', '--silent', 'dev', '-w', 'site', '--', ...process.argv.slice(2)]);
