import { defineConfig } from '@playwright/test';
import { SITES } from '../sites.ts';
import { ENGINES } from './engine.ts';
import type { EngineOptions } from './test.ts';

const sites = [{ ...SITES.docs, isBuilt: true }];

/** Config of tests that read the documentation, as built by `npm test`, in browsers that Playwright does not drive. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./report.ts']],
  projects: ENGINES.map((engine) => ({ name: engine, use: { engine } })),
  webServer: {
    command: `node ../serve.mjs build '${JSON.stringify(sites)}'`,
    cwd: import.meta.dirname,
    wait: { stdout: /Every site is served/ },
    timeout: 60_000,
  },
});
