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

const links = [
  {
    href: '/a#b',
    route: '/a',
    publicFile: null,
    hash: 'b',
    external: false,
    raw: './a#b',
    where: 'docs/a.md:3',
    text: 'A',
  },
];
const page = (key: string, title: string): KnownPage => ({
  key,
  deps: {},
  meta: { title, links } as unknown as PageMeta,
});

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
    // `JSON.stringify` would never write this line.
    const line = readFileSync(file, 'utf8').replace('{', '{ ');
    writeFileSync(file, line);
    const known = readKnownPages(folder).get('a.md') as KnownPage;
    writeKnownPages(folder, [['a.md', known]]);
    expect(readFileSync(file, 'utf8')).toBe(line);
    writeKnownPages(folder, [['a.md', { ...known, state: 's' }]]);
    expect(readKnownPages(folder).get('a.md')).toEqual({ ...page('1', 'A'), state: 's' });
  });

  it('keep the order that they are given in, whatever they were read from', () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    const entry = (name: string): [string, KnownPage] => [`${name}.md`, page(name, name)];
    writeKnownPages(folder, names.map(entry));
    const known = readKnownPages(folder);
    const again = (name: string): [string, KnownPage] => [`${name}.md`, known.get(`${name}.md`) as KnownPage];
    const lines = [again('d'), again('e'), entry('new'), again('a'), again('b')];
    writeKnownPages(folder, lines);
    expect([...readKnownPages(folder)]).toEqual(lines);
  });

  it('are put into words again where another build has written the file', () => {
    writeKnownPages(folder, [['a.md', page('1', 'A')]]);
    const known = [...readKnownPages(folder)];
    writeKnownPages(folder, [['b.md', page('2', 'Another, longer')]]);
    writeKnownPages(folder, known);
    expect([...readKnownPages(folder)]).toEqual([['a.md', page('1', 'A')]]);
  });

  it('may be longer than what is read at a time', () => {
    const long = Array.from({ length: 5 }, (_, at): [string, KnownPage] => [
      `${at}.md`,
      page('1', `${at}中文 `.repeat(400_000 * at)),
    ]);
    writeKnownPages(folder, long);
    const known = [...readKnownPages(folder)];
    expect(known).toEqual(long);
    writeKnownPages(folder, known);
    expect([...readKnownPages(folder)]).toEqual(long);
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
