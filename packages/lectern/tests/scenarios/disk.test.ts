import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { failingWrites, run } from '../faults.ts';
import { lastingSite, tree, write } from './testing.ts';

/** Disk errors: the old site stays intact, the error says what to do, and the next build works normally. */

const small = { 'docs/index.md': '# Home', 'docs/a.md': '# A' };
const folder = lastingSite(small);

/** Builds a site, and makes an edit that the next build has to write. */
async function edited(): Promise<Record<string, string>> {
  write(folder, small);
  await build(folder);
  const files = tree(join(folder, 'dist'));
  write(folder, { 'docs/a.md': '# Edited' });
  return files;
}

async function expectSurvived(files: Record<string, string>): Promise<void> {
  expect(tree(join(folder, 'dist'))).toEqual(files);
  const left = readdirSync(folder).filter((name) => name.startsWith('.dist'));
  const drafts = readdirSync(join(folder, '.lectern'), { recursive: true, encoding: 'utf8' });
  expect([left, drafts.filter((name) => /\.\d+(?:\.\d+)?$/.test(name))]).toEqual([[], []]);
  await build(folder);
  expect(readFileSync(join(folder, 'dist/a.html'), 'utf8')).toContain('<h1 id="edited"');
}

const FULL = 'no space left on device';
const SPACE = '  Free some space, and run the command again.\nMore: lectern explain no-space\n';

it.each([
  ['the page cache', '/.lectern/pages/'],
  ['the list of pages', '/.lectern/pages.jsonl.'],
  ['what is known of the output', '/.lectern/output/'],
  ['a document', '/a.html'],
  ['the index of search', '/search_index.json'],
])('a disk that is full when it comes to %s', async (_name, path) => {
  const files = await edited();
  const { code, output } = await run(['build', folder], { before: failingWrites(path, 'ENOSPC', FULL) });
  expect(output).toMatch(/^The disk is full: \S+ could not be written\.\n/);
  expect([code, output.slice(output.indexOf('\n') + 1)]).toEqual([1, SPACE]);
  await expectSurvived(files);
});

it('a limit of the system, which the bundler meets as well', async () => {
  const files = await edited();
  rmSync(join(folder, '.lectern'), { recursive: true });
  const { code, output } = await run(['build', folder], { shell: 'ulimit -f 40' });
  expect(output).toMatch(
    /^\S.* is larger than the system allows\.\n {2}Raise the limit \(ulimit -f\), and run the command again\.\nMore: lectern explain file-too-large\n$/,
  );
  expect(code).toBe(1);
  await expectSurvived(files);
});

const isRoot = process.getuid?.() === 0;
/** User id of "nobody", as whom root can run commands. */
const uid = isRoot ? 65_534 : undefined;

it('a folder that may not be written, and a cache', async () => {
  const files = await edited();
  const cache = join(folder, '.lectern');
  const asNobody = () => run(['build', folder], uid === undefined ? {} : { uid });
  rmSync(cache, { recursive: true });
  chmodSync(folder, 0o555);
  try {
    const refused = await asNobody();
    expect(refused.output).toMatch(
      /\/\.lectern\S* is not open to the user that runs Lectern\.\n {2}Change its permissions, /,
    );
    chmodSync(folder, 0o755);
    mkdirSync(cache);
    if (uid !== undefined) chownSync(cache, uid, uid);
    chmodSync(folder, 0o555);
    const output = await asNobody();
    expect(output.output).toMatch(/\/\.dist\.\d+ is not open to the user that runs Lectern\.\n/);
    expect([refused.code, output.code]).toEqual([1, 1]);
  } finally {
    chmodSync(folder, 0o755);
  }
  if (uid !== undefined) chownSync(cache, 0, 0);
  await expectSurvived(files);
});

// Root can read every file.
it.skipIf(isRoot)('a page that may not be read (skipped for root, who may)', async () => {
  const files = await edited();
  chmodSync(join(folder, 'docs/a.md'), 0o000);
  const { code, output } = await run(['build', folder]);
  chmodSync(join(folder, 'docs/a.md'), 0o644);
  expect(output).toContain('docs/a.md  This file cannot be read: EACCES');
  expect(code).toBe(1);
  await expectSurvived(files);
});

it('a cache that is a file', async () => {
  await edited();
  rmSync(join(folder, '.lectern'), { recursive: true });
  write(folder, { '.lectern': '' });
  const { code, output } = await run(['build', folder]);
  expect(code).toBe(1);
  expect(output).toContain('.lectern');
  rmSync(join(folder, '.lectern'));
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
});
