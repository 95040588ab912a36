import { buildEngine, installSitePackages, must, siteEnv } from './setup.mjs';

// Turns a fresh clone into a running site: packages, engine, site, server on port 4173.
installSitePackages();
buildEngine();
must('npm', ['run', '--silent', 'build', '-w', 'site'], { env: siteEnv });
must('npm', ['run', '--silent', 'preview', '-w', 'site']);
