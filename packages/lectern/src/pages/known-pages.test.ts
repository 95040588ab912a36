import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageMeta } from './compile-page.ts';
import { type KnownPage, readKnownPages, writeKnownPages } from './known-pages.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-known-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (key: string, title: string): KnownPage => ({ key, deps: {}, meta: { title } as PageMeta });

describe('known pages', () => {
  it('come back, but for those without a key', () => {
    writeKnownPages(folder, [
      ['en/a.md', page('1', 'A\nb')],
      ['zh/中.md', page('2', '中文')],
      ['en/wrong.md', page('', 'Wrong')],
    ]);
    expect([...readKnownPages(folder)]).toEqual([
      ['en/a.md', page('1', 'A\nb')],
      ['zh/中.md', page('2', '中文')],
    ]);
  });

  it('are written as they were read, unless they are another object', () => {
    writeKnownPages(folder, [['a.md', page('1', 'A')]]);
    const file = join(folder, 'pages.jsonl');
    // A line that JSON.stringify would not make.
    const line = readFileSync(file, 'utf8').replace('{', '{ ');
    writeFileSync(file, line);
    const known = readKnownPages(folder).get('a.md') as KnownPage;
    writeKnownPages(folder, [['a.md', known]]);
    expect(readFileSync(file, 'utf8')).toBe(line);
    writeKnownPages(folder, [['a.md', { ...known, state: 's' }]]);
    expect(readKnownPages(folder).get('a.md')).toEqual({ ...page('1', 'A'), state: 's' });
  });

  it('come back as far as the file is whole', () => {
    writeKnownPages(folder, [
      ['a.md', page('1', 'A')],
      ['b.md', page('2', 'B')],
    ]);
    const file = join(folder, 'pages.jsonl');
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -9));
    expect([...readKnownPages(folder).keys()]).toEqual(['a.md']);
  });

  it('are none without a file', () => {
    expect(readKnownPages(folder).size).toBe(0);
  });
});
