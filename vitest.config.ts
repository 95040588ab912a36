import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'packages/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'examples/**/*.test.ts',
      'site/{copy,samples/src,samples/tests}/*.test.ts',
    ],
    testTimeout: 60_000,
  },
});
