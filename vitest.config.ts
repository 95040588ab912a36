// Vitest 5 needs this polyfill on Node.js 20 to print the diff of a failed test.
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
    // Benchmarks put copies of other projects there. These have their own tests.
    exclude: [...defaultExclude, 'bench/results/**'],
    // By default, Vitest keeps one core for itself. On a machine with two cores, that is half of them.
    maxWorkers: '100%',
    // Each worker loads the engine, Vite and the native parsers once, not once for each test file: a third of the time.
    // So tests must not leave state behind in modules or in the process. Workers are processes, not threads: each
    // command that a test starts begins with a copy of the page tables of its parent process, and one process for all
    // workers is twice as large.
    pool: 'forks',
    isolate: false,
    // Only for tests that hang. The limits are high because a shared machine may stall for a while.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
