/** Checks without a browser: name, command and arguments. `npm run check` and `npm test` both run them. */
export const staticChecks = [
  ['types of the Node rooms', 'npx', ['tsc', '-p', 'packages/lectern/tsconfig.json']],
  ['types of the browser rooms', 'npx', ['tsc', '-p', 'packages/lectern/tsconfig.client.json']],
  ['types of the site', 'npx', ['tsc', '-p', 'site/tsconfig.json']],
  ['samples of the site', process.execPath, ['scripts/check-samples.mjs']],
  ['copy of the site', process.execPath, ['site/copy/check.mjs']],
  ['lint and format', 'npx', ['biome', 'ci', '--reporter=summary']],
];
