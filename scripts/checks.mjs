import { readdirSync } from 'node:fs';
import { root } from './setup.mjs';

/** TypeScript projects that are checked but not built: one for each package, and those with other settings. */
const typeProjects = [
  ...readdirSync(`${root}/packages`).map((name) => `packages/${name}/tsconfig.json`),
  'packages/lectern/tsconfig.client.json',
  'packages/lectern/tests/fuzz/tsconfig.json',
  'e2e/browsers/tsconfig.json',
  'site/tsconfig.json',
  'handbook/tsconfig.json',
  'handbook/reference/tsconfig.json',
];

/** Checks that need neither the packages of the site's samples nor a browser: name, command and arguments. */
export const quickChecks = [
  // A single process reads the libraries once for all projects. It checks a project again only if one of its files has
  // changed. `--incremental` is not set in the projects themselves, because builds would then write nothing into an
  // empty folder.
  ['types', 'npx', ['tsc', '-b', '--incremental', ...typeProjects]],
  ['copy of the site', process.execPath, ['site/copy/check.mjs']],
  ['lectern check of the site', process.execPath, ['packages/lectern/bin/lectern.js', 'check', 'site']],
  [
    'lectern check of the handbook',
    process.execPath,
    ['packages/lectern/bin/lectern.js', 'check', 'handbook'],
  ],
  ['samples of the handbook', process.execPath, ['scripts/check-handbook-samples.mjs']],
  ['lint and format', 'npx', ['biome', 'ci', '--reporter=summary']],
];

export const samplesCheck = ['samples of the site', process.execPath, ['scripts/check-samples.mjs']];
