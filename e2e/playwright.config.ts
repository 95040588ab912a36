import { defineConfig } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';

/** `E2E_MODE=dev` runs the specs on the dev server, but for those marked `@build`. */
const isDev = process.env.E2E_MODE === 'dev';

/** The documentation is built by `npm test`, a fixture here; the dev server needs neither. */
const sites = Object.values(SITES).map((site) => ({ ...site, isBuilt: site === SITES.docs }));

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // Half a minute is enough for each test; a machine that others share may stand still for longer.
  timeout: 120_000,
  // Once, for a machine that stood still in the middle; `flaky.ts` says loudly which test needed it.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // A page comes alive within 0.1 s; on a machine that four builds share it may take seconds.
  expect: { timeout: 30_000 },
  // It starts a dev server of its own: on the build it would prove the same again.
  testIgnore: isDev ? [] : 'dev.spec.ts',
  grepInvert: isDev ? /@build/ : [],
  use: {
    baseURL: urlOf(SITES.docs),
    locale: 'en-US',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `node serve.mjs ${isDev ? 'dev' : 'build'} '${JSON.stringify(sites)}'`,
    cwd: import.meta.dirname,
    wait: { stdout: /Every site is served/ },
    timeout: 300_000,
  },
});
