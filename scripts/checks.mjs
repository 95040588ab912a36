import { readdirSync } from 'node:fs';
import { root } from './setup.mjs';

/** Projects of types that are checked, not built: one for each package, and those that differ from it. */
const typeProjects = [
  ...readdirSync(`${root}/packages`).map((name) => `packages/${name}/tsconfig.json`),
  'packages/lectern/tsconfig.client.json',
  'packages/lectern/tests/fuzz/tsconfig.json',
  'e2e/browsers/tsconfig.json',
  'site/tsconfig.json',
  'handbook/tsconfig.json',
  'handbook/reference/tsconfig.json',
];

/** Checks that need neither the site's packages nor a browser: name, command and arguments. */
export const quickChecks = [
  // One process, which reads the libraries once for all of them. A project is checked again only where a file of it has
  // changed; not by the settings of the projects, as those that build would then write nothing into an empty folder.
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
