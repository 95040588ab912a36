import { expect, it } from 'vitest';
import type { BuildResult } from './build.ts';
import { summaryLines } from './command.ts';

const result: BuildResult = {
  pages: 2,
  outDir: '/site/dist',
  warnings: [],
  summary: '',
  notes: [],
  files: 12,
  bytes: 1_234_567,
  largest: [
    { path: '/a', bytes: 45_600 },
    { path: '/', bytes: 999 },
  ],
  slowest: [{ path: '/', ms: 812 }],
};

it('a long build ends with its size, and with the largest and slowest pages', () => {
  expect(summaryLines(result, 1500)).toEqual([
    'Built 2 pages in 1.50 s: /site/dist',
    '12 files, 1.2 MB',
    'Largest pages: /a 46 kB, / 999 B',
    'Slowest pages: / 812 ms',
  ]);
});

it('a short one with its size', () => {
  expect(summaryLines({ ...result, pages: 1, bytes: 2000 }, 300)).toEqual([
    'Built 1 page in 0.30 s: /site/dist',
    '12 files, 2 kB',
  ]);
});
