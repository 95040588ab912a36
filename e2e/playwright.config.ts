import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { findOldChromium, OLD_CHROMIUM_FLAGS } from '../scripts/old-chromium.mjs';
import { SITES, urlOf } from './sites.ts';

/** Whether to run the specs on the dev server (`E2E_MODE=dev`). Only specs that can differ there are run. */
const isDev = process.env.E2E_MODE === 'dev';

/** Specs that start their own servers. A run in build mode would only prove the same again. */
const DEV_ONLY = ['dev.spec.ts', 'dev-like-build.spec.ts', 'packed.spec.ts'];

/**
 * Specs about the theme and the router after a page has loaded. `dev-like-build.spec.ts` proves that pages are the same
 * on both servers, and the specs about reading, base path, islands, options and versions follow links on both. Tests
 * marked `@build` are about files that only a build has, or about what search does with an answer.
 */
const BUILD_ONLY = [
  'handbook.spec.ts',
  'theme-{axe,components,keyboard,pages,shell}.spec.ts',
  '{languages,navigation,replay}.spec.ts',
];

/** Specs that have their own config. */
const OTHER_BROWSERS = 'browsers/**';

/** Sites that `npm test` has already built. The fixtures are built here. */
const BUILT: readonly object[] = [SITES.docs, SITES.handbook];

/** Names of the sites to serve, for a run of one spec: `E2E_SITES=docs,islands`. All are served if it is not set. */
const wanted = process.env.E2E_SITES?.split(',');

/** Sites to serve. The handbook is left out on the dev server, since no spec reads it there. */
const sites = Object.entries(SITES)
  .filter(([name]) => (wanted ? wanted.includes(name) : !isDev || name !== 'handbook'))
  .map(([, site]) => ({ ...site, isBuilt: BUILT.includes(site) }));

/**
 * Specs about what readers do. They also run in the oldest supported Chromium (docs-dev/browsers.md). Tests marked
 * `@new` are about features that it lacks.
 */
const OLD_TOO = '{languages,reading,replay,theme-shell}.spec.ts';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const oldChromium = isDev ? undefined : findOldChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // Half a minute is enough for each test, but a shared machine may stall for longer.
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  // A page hydrates within 0.1 s. On a machine that runs four builds at once, it may take seconds.
  expect: { timeout: 30_000 },
  testIgnore: [OTHER_BROWSERS, ...(isDev ? BUILD_ONLY : DEV_ONLY)],
  grepInvert: isDev ? /@build/ : [],
  use: {
    baseURL: urlOf(SITES.docs),
    locale: 'en-US',
    launchOptions: {
      executablePath: findChromium(),
      args: flags,
    },
  },
  projects: [
    { name: 'chromium' },
    ...(oldChromium
      ? [
          {
            name: 'chromium-111',
            testMatch: OLD_TOO,
            grepInvert: /@new/,
            use: {
              launchOptions: { executablePath: oldChromium, args: [...flags, ...OLD_CHROMIUM_FLAGS] },
            },
          },
        ]
      : []),
  ],
  webServer: {
    command: `node serve.mjs ${isDev ? 'dev' : 'build'} '${JSON.stringify(sites)}'`,
    cwd: import.meta.dirname,
    wait: { stdout: /Every site is served/ },
    timeout: 300_000,
  },
});
