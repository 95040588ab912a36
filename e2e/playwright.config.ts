import { defineConfig } from '@playwright/test';
import { SITES, urlOf } from './sites.ts';

const lectern = 'node ../packages/lectern/bin/lectern.js';

/** `E2E_MODE=dev` runs the specs on the dev server, but for those marked `@build`. */
const isDev = process.env.E2E_MODE === 'dev';

/** The documentation is built by `npm test`, a fixture here; the dev server needs neither. */
const webServer = Object.values(SITES).map((site) => {
  const options = `--port ${site.port} --base ${site.base}`;
  const preview = `${lectern} preview ${site.folder} ${options}`;
  const build = `${lectern} build ${site.folder} --base ${site.base}`;
  const serve = site === SITES.docs ? preview : `${build} && ${preview}`;
  return {
    command: isDev ? `${lectern} dev ${site.folder} ${options}` : serve,
    // The dev server answers pages to what asks for HTML only, and Playwright does not.
    ...(isDev ? { port: site.port } : { url: urlOf(site) }),
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
  grepInvert: isDev ? /@build/ : [],
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
