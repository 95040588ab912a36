import { buildEngine, installPackages, must } from './setup.mjs';

// A fresh clone becomes a running site: packages, engine, site, server on port 4173.
installPackages();
buildEngine();
must('npm', ['run', '--silent', 'build', '-w', 'site']);
must('npm', ['run', '--silent', 'preview', '-w', 'site']);
