// Vitest 5 needs it on Node.js 20 to print what differs in a test that failed.
import './scripts/polyfill.mjs';
import { defaultExclude, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'examples/**/*.test.ts',
      'handbook/reference/*.test.ts',
      'handbook/samples/src/*.test.ts',
      'site/{components,copy,samples/src,samples/tests}/*.test.ts',
    ],
    // What is measured there are trees of others, with tests of their own.
    exclude: [...defaultExclude, 'bench/results/**'],
    // Vitest leaves one core to itself, which on two cores is half of them.
    maxWorkers: '100%',
    // The engine, with Vite and native parsers, is loaded once for each worker, not once for each test file: a third
    // of the time. So tests leave no state behind in modules or in the process. Processes, not threads: the many
    // commands that tests start begin as a copy of the page tables of what starts them, and one process for all workers
    // is twice as large.
    pool: 'forks',
    isolate: false,
    // They end what hangs: a machine that others share may stand still for a while.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
