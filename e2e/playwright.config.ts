import { defineConfig } from '@playwright/test';

const port = 4273;

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
  webServer: {
    command: `node ../packages/lectern/bin/lectern.js preview ../site --port ${port}`,
    url: `http://localhost:${port}/`,
    cwd: import.meta.dirname,
  },
});
