import { buildEngine, installSitePackages, must } from './setup.mjs';

// Serves the documentation for editing. Arguments are passed to `lectern dev`: `npm run dev -- --open`.
installSitePackages();
buildEngine();
must('npm', ['run', '--silent', 'dev', '-w', 'site', '--', ...process.argv.slice(2)]);
