import { defineConfig } from '@playwright/test';

/** First of the ports in use; another one lets two copies of the repository run their tests at once. */
const port = Number(process.env.E2E_PORT ?? 4273);

const lectern = 'node ../packages/lectern/bin/lectern.js';

/** A server of a site; a fixture is built first, the documentation is built by `npm test`. */
function serve(site: string, port: number, isFixture = false) {
  const preview = `${lectern} preview ${site} --port ${port}`;
  return {
    command: isFixture ? `${lectern} build ${site} && ${preview}` : preview,
    url: `http://localhost:${port}/`,
    cwd: import.meta.dirname,
  };
}

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: [
    serve('../site', port),
    serve('../packages/lectern/tests/fixtures/sites/islands', port + 1, true),
  ],
});
