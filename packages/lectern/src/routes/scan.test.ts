import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { en, zh } from '../../tests/locales.ts';
import { formatError } from '../shared/error.ts';
import { type ScanOptions, scanRoutes } from './scan.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function docs(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-scan-'));
  folders.push(folder);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '# Page');
  }
  return folder;
}

function scan(docsDir: string, options: Partial<ScanOptions> = {}) {
  return scanRoutes({
    docsDir,
    displayDir: 'docs',
    exclude: [],
    locales: [en, zh],
    ...options,
  });
}

const failure = (result: Promise<unknown>) => result.then(() => 'it passed', formatError);

describe('scanRoutes', () => {
  it('finds the pages of each language, in the order of their paths', async () => {
    const folder = docs('zh/index.md', 'en/b.md', 'en/index.mdx', 'en/a/index.md', 'README.md');
    const routes = await scan(folder);
    expect(routes.map(({ path, filePath }) => [path, filePath])).toEqual([
      ['/', 'en/index.mdx'],
      ['/a/', 'en/a/index.md'],
      ['/b', 'en/b.md'],
      ['/zh/', 'zh/index.md'],
    ]);
  });

  it('leaves out public files, packages, underscored names and what the config excludes', async () => {
    const folder = docs(
      'index.md',
      'public/a.md',
      'node_modules/a/README.md',
      'guide/node_modules/a.md',
      '_part.md',
      'guide/_parts/a.md',
      'shared/a.md',
      'guide/a.txt',
    );
    const routes = await scan(folder, { locales: [{ ...en, folder: '' }], exclude: ['shared/**'] });
    expect(routes.map(({ path }) => path)).toEqual(['/']);
  });

  it('takes README.md and the like for the index of a folder that has none', async () => {
    const folder = docs('README.md', 'a/Index.md', 'a/README.md', 'b/index.md', 'b/readme.md', 'c/read.md');
    const routes = await scan(folder, { locales: [{ ...en, folder: '' }] });
    expect(routes.map(({ path, filePath }) => [path, filePath])).toEqual([
      ['/', 'README.md'],
      ['/a/', 'a/Index.md'],
      ['/a/README', 'a/README.md'],
      ['/b/', 'b/index.md'],
      ['/b/readme', 'b/readme.md'],
      ['/c/read', 'c/read.md'],
    ]);
  });

  it('refuses two files for one route', async () => {
    const folder = docs('en/a.md', 'en/a.mdx', 'en/b/index.md', 'en/b/index.mdx');
    expect(await failure(scan(folder))).toBe(
      [
        'Two files cannot be the same page:',
        '  docs/en/a.mdx  The route /a has 2 files: docs/en/a.md, docs/en/a.mdx.',
        '    Keep one of them, or rename the others.',
        '  docs/en/b/index.mdx  The route /b/ has 2 files: docs/en/b/index.md, docs/en/b/index.mdx.',
        '    Keep one of them, or rename the others.',
      ].join('\n'),
    );
  });

  it('says which page to write first', async () => {
    expect(await failure(scan(docs()))).toBe(
      'There is no page in docs.\n  Write the first one: docs/en/index.md',
    );
    expect(await failure(scan(docs('public/a.md'), { locales: [{ ...en, folder: '' }] }))).toBe(
      'There is no page in docs.\n  Write the first one: docs/index.md',
    );
    expect(await failure(scan(docs('index.md', 'a/b.md')))).toBe(
      'docs/a/b.md and 1 other file are in the folder of no language.\n' +
        '  Each language of "locales" has its own folder: move the pages of the first one to docs/en.',
    );
  });
});
