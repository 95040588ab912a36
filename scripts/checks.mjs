/** Checks that need neither the site's packages nor a browser: name, command and arguments. */
export const quickChecks = [
  ['types of the Node rooms', 'npx', ['tsc', '-p', 'packages/lectern/tsconfig.json']],
  ['types of the browser rooms', 'npx', ['tsc', '-p', 'packages/lectern/tsconfig.client.json']],
  ['types of the tests in other browsers', 'npx', ['tsc', '-p', 'e2e/browsers/tsconfig.json']],
  ['types of the site', 'npx', ['tsc', '-p', 'site/tsconfig.json']],
  ['copy of the site', process.execPath, ['site/copy/check.mjs']],
  ['lint and format', 'npx', ['biome', 'ci', '--reporter=summary']],
];

export const samplesCheck = ['samples of the site', process.execPath, ['scripts/check-samples.mjs']];
