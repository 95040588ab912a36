import { defineConfig } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';

const lectern = 'node ../packages/lectern/bin/lectern.js';

/** The documentation is built by `npm test`, a fixture here. */
const webServer = Object.values(SITES).map((site) => {
  const preview = `${lectern} preview ${site.folder} --port ${site.port} --base ${site.base}`;
  const build = `${lectern} build ${site.folder} --base ${site.base}`;
  return {
    command: site === SITES.docs ? preview : `${build} && ${preview}`,
    url: urlOf(site),
    cwd: import.meta.dirname,
  };
});

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A page comes alive within 0.1 s; on a machine that four builds share it may take seconds.
  expect: { timeout: 15_000 },
  use: {
    baseURL: urlOf(SITES.docs),
    locale: 'en-US',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer,
});
