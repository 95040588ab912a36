import { expect, it } from 'vitest';
import type { Finding } from './finding.ts';
import { annotations, jsonReport, textReport } from './report.ts';

const findings: Finding[] = [
  {
    code: 'dead-link',
    level: 'error',
    where: 'docs/a, b.md:3:7',
    message: 'The link x: 100 %\nis dead.',
    hint: 'Fix it.',
    subject: '/x',
  },
  {
    code: 'lost-page',
    level: 'warning',
    where: '',
    message: 'Gone.',
    hint: '',
    fix: { file: 'docs/a.md', redirectFrom: '/b' },
  },
];
const result = {
  findings,
  written: ['lectern.addresses.json'],
  pages: 3,
  notes: ['A note.'],
  project: '/repo/site',
};

it('prints each finding with its code, and counts', () => {
  expect(textReport(result)).toBe(
    'docs/a, b.md:3:7  The link x: 100 %\nis dead. [dead-link]\n  Fix it.\nGone. [lost-page]\nWritten: lectern.addresses.json\nA note.\n2 findings: 1 dead-link, 1 lost-page',
  );
});

it('gives programs the parts of a place', () => {
  expect(JSON.parse(jsonReport(result))).toEqual({
    version: 1,
    pages: 3,
    findings: [
      {
        code: 'dead-link',
        level: 'error',
        message: 'The link x: 100 %\nis dead.',
        hint: 'Fix it.',
        subject: '/x',
        file: 'docs/a, b.md',
        line: 3,
        column: 7,
        isFixable: false,
      },
      {
        code: 'lost-page',
        level: 'warning',
        message: 'Gone.',
        hint: '',
        file: '',
        line: 0,
        column: 0,
        isFixable: true,
      },
    ],
    written: ['lectern.addresses.json'],
    notes: ['A note.'],
  });
});

it('tells GitHub the place from the root of the repository', () => {
  expect(annotations(result, '/repo')).toEqual([
    '::error file=site/docs/a%2C b.md,line=3,col=7,title=lectern dead-link::The link x: 100 %25%0Ais dead.%0AFix it.',
    '::warning title=lectern lost-page::Gone.',
  ]);
});
