import { buildEngine, must } from './setup.mjs';

buildEngine();
must('npm', ['run', '--silent', 'build', '-w', 'site']);
