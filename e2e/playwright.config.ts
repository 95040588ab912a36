import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/chromium.mjs';
import { findOldChromium, OLD_CHROMIUM_FLAGS } from '../scripts/old-chromium.mjs';
import { SITES, urlOf } from './sites.ts';

/** `E2E_MODE=dev` runs the specs on the dev server: those that can differ there. */
const isDev = process.env.E2E_MODE === 'dev';

/** They start their own dev servers: on the build they would prove the same again. */
const DEV_ONLY = ['dev.spec.ts', 'dev-like-build.spec.ts', 'packed.spec.ts'];

/**
 * What theme and router do once a page is there. `dev-like-build.spec.ts` proves that pages are the same on both, and
 * the specs about reading, base path, islands, options and versions follow links on both. Tests marked `@build` are
 * about files that only a build has, or what search does with an answer.
 */
const BUILD_ONLY = [
  'handbook.spec.ts',
  'theme-{axe,components,keyboard,pages,shell}.spec.ts',
  '{languages,navigation,replay}.spec.ts',
];

/** They have their own configuration. */
const OTHER_BROWSERS = 'browsers/**';

/** What `npm test` has built before; the fixtures are built here. */
const BUILT: readonly object[] = [SITES.docs, SITES.handbook];

/** Names of the sites that are served, for a run of one spec: `E2E_SITES=docs,islands`; all where it is not set. */
const wanted = process.env.E2E_SITES?.split(',');

/** No spec reads the handbook on the dev server. */
const sites = Object.entries(SITES)
  .filter(([name]) => (wanted ? wanted.includes(name) : !isDev || name !== 'handbook'))
  .map(([, site]) => ({ ...site, isBuilt: BUILT.includes(site) }));

/**
 * What readers do, in the oldest browser of its kind (docs-dev/browsers.md). Tests marked `@new` are about what came
 * after it.
 */
const OLD_TOO = '{languages,reading,replay,theme-shell}.spec.ts';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const oldChromium = isDev ? undefined : findOldChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // Half a minute is enough for each test; a machine that others share may stand still for longer.
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  // A page comes alive within 0.1 s; on a machine that four builds share it may take seconds.
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
