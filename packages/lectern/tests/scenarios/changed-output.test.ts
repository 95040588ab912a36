import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { restoreOutput } from '../../src/publish/output-folder.ts';
import { breaking, run } from '../faults.ts';
import { site, tree, write } from './testing.ts';

const files = {
  'docs/index.md': '# Home\n\n[a](/guide/a)',
  'docs/guide/a.md': '# A\n\nText of a.',
  'docs/guide/b.md': '# B\n\nText of b.',
  'docs/api/c.md': '# C\n\nText of c.',
  'docs/public/x.txt': 'x',
};
/** One page is edited, and one is added. `change` also removes one. */
const edit = { 'docs/guide/a.md': '# A\n\nOther words.', 'docs/guide/d.md': '# D' };

const output = (folder: string) => tree(join(folder, 'dist'));
const besideDocs = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('.dist'));
const inode = (folder: string, name: string) => statSync(join(folder, name)).ino;

function change(folder: string): void {
  write(folder, edit);
  rmSync(join(folder, 'docs/api'), { recursive: true });
}

/** Returns the output of a build of the same files from scratch. */
async function wholeOutput(folder: string): Promise<Record<string, string>> {
  const other = site({});
  for (const name of ['docs', 'lectern.config.mjs']) {
    if (existsSync(join(folder, name))) cpSync(join(folder, name), join(other, name), { recursive: true });
  }
  await build(other);
  return output(other);
}

/** A plugin that writes a file, and one that records all files and documents. */
const LISTING = `export default {
  plugins: [
    { name: 'first', files: () => [{ path: 'first.txt', content: '1' }] },
    {
      name: 'list',
      files({ pages, files }) {
        const list = files().map(({ path, read }) => [path, read().length]);
        const html = pages.map((page) => page.html());
        return [
          { path: 'list.json', content: JSON.stringify(list) },
          { path: 'html.json', content: JSON.stringify(html) },
        ];
      },
    },
  ],
};`;

describe('an output that is changed in place', () => {
  it('keeps the files that are as they were, and has no others than a new one', async () => {
    const folder = site(files);
    await build(folder);
    const before = ['dist', 'dist/guide/b.md', 'dist/api'].map((name) => inode(folder, name));
    write(folder, { 'docs/guide/a.md': '# A\n\nOther words.' });
    await build(folder);
    expect(['dist', 'dist/guide/b.md', 'dist/api'].map((name) => inode(folder, name))).toEqual(before);
    expect(statSync(join(folder, 'dist/guide/b.md')).nlink).toBe(1);
    expect(output(folder)).toEqual(await wholeOutput(folder));

    change(folder);
    await build(folder);
    expect(inode(folder, 'dist')).toBe(before[0]);
    expect(output(folder)).toEqual(await wholeOutput(folder));
    expect(readdirSync(join(folder, 'dist'))).not.toContain('api');
    expect(besideDocs(folder)).toEqual([]);
  });

  it('keeps copies of files and texts that are as they were, and has others of those that are not', async () => {
    const config = (target: string) =>
      `export default { siteOrigin: 'https://tea.example', redirects: { '/old': '${target}' } };`;
    const folder = site({
      ...files,
      'docs/index.md': '# Home\n\n![Own](./own.svg)',
      'docs/own.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'docs/public/robots.txt': 'User-agent: mine',
      'docs/public/deep/y.txt': 'y',
      'lectern.config.mjs': config('/'),
    });
    await build(folder);
    // Newer files, and cards, may be written once more because of the clock's resolution.
    await new Promise((done) => setTimeout(done, 3100));
    await build(folder);
    const kinds = [
      /^x\.txt$/,
      /^robots\.txt$/,
      /^deep\/y/,
      /^og\/guide\/b/,
      /own\..*svg$/,
      /^assets\/.*\.js$/,
      /^old\.html$/,
      /^assets\/routes\..*\.json$/,
    ];
    const copies = kinds.map((kind) => `dist/${Object.keys(output(folder)).find((path) => kind.test(path))}`);
    const inodes = () => copies.map((name) => [name, inode(folder, name)]);
    const before = inodes();
    write(folder, { 'docs/guide/a.md': '# A\n\nOther words.' });
    await build(folder);
    expect(inodes()).toEqual(before);
    expect(output(folder)).toEqual(await wholeOutput(folder));

    // Changed without a change in size; overwritten in the output; removed, so that the build writes its own; changed.
    write(folder, { 'docs/public/x.txt': 'z', 'dist/deep/y.txt': 'somebody', 'docs/own.svg': '<svg/>' });
    rmSync(join(folder, 'docs/public/robots.txt'));
    await build(folder);
    expect(output(folder)).toEqual(await wholeOutput(folder));
    // The redirect has another target, and a file in the output was overwritten.
    write(folder, { 'lectern.config.mjs': config('/guide/a'), 'dist/_headers': 'somebody' });
    await build(folder);
    expect(output(folder)).toEqual(await wholeOutput(folder));
  });

  it('is the new one for whoever comes next, where the change was killed', async () => {
    const folder = site(files);
    await build(folder);
    change(folder);
    // Killed when one of the new files is in place, and the search folders have their new names.
    const before = breaking(`fs.renameSync = (from, to) => {
  real.renameSync(from, to);
  if (to.endsWith('dist/guide/a.html')) process.kill(process.pid, 'SIGKILL');
};`);
    expect(await run(['build', folder], { before })).toMatchObject({ code: null });
    expect(besideDocs(folder)).toHaveLength(3);
    restoreOutput(join(folder, 'dist'));
    expect(output(folder)).toEqual(await wholeOutput(folder));
    await build(folder);
    expect(output(folder)).toEqual(await wholeOutput(folder));
    expect(besideDocs(folder)).toEqual([]);
  });

  it('is a new one where a file takes the place of a folder, and the other way round', async () => {
    const folder = site(files);
    await build(folder);
    rmSync(join(folder, 'docs/public/x.txt'));
    write(folder, { 'docs/public/x.txt/y.txt': 'y' });
    await build(folder);
    expect(output(folder)).toEqual(await wholeOutput(folder));
    rmSync(join(folder, 'docs/public/x.txt'), { recursive: true });
    write(folder, { 'docs/public/x.txt': 'x' });
    await build(folder);
    expect(output(folder)).toEqual(await wholeOutput(folder));
  });

  it('is a new one where another build has put its own there meanwhile', async () => {
    const folder = site(files);
    await build(folder);
    change(folder);
    const before = breaking(`let wasReplaced = false;
fs.writeFileSync = (path, ...rest) => {
  const result = real.writeFileSync(path, ...rest);
  if (!wasReplaced && String(path).endsWith('.dist.lock')) {
    wasReplaced = true;
    real.renameSync(${JSON.stringify(join(folder, 'dist'))}, ${JSON.stringify(join(folder, 'other'))});
    real.mkdirSync(${JSON.stringify(join(folder, 'dist'))});
  }
  return result;
};`);
    expect(await run(['build', folder], { before })).toMatchObject({ code: 0 });
    expect(output(folder)).toEqual(await wholeOutput(folder));
    expect(besideDocs(folder)).toEqual([]);
  });

  it('is shown to hooks of plugins as a whole one: pages and files that stay, and those of other plugins', async () => {
    const folder = site({ ...files, 'lectern.config.mjs': LISTING });
    await build(folder);
    const before = ['dist', 'dist/guide/b.md'].map((name) => inode(folder, name));
    write(folder, { 'docs/guide/a.md': '# A\n\nOther words.' });
    await build(folder);
    expect(output(folder)).toEqual(await wholeOutput(folder));
    const list: [string, number][] = JSON.parse(readFileSync(join(folder, 'dist/list.json'), 'utf8'));
    const names = list.map(([path]) => path);
    expect(names).toEqual(expect.arrayContaining(['first.txt', 'guide/b.html', 'guide/b.md', 'x.txt']));
    expect(names).not.toContain('list.json');
    expect(['dist', 'dist/guide/b.md'].map((name) => inode(folder, name))).toEqual(before);

    rmSync(join(folder, 'dist/guide/b.md'));
    change(folder);
    await build(folder);
    expect(output(folder)).toEqual(await wholeOutput(folder));
  });

  it('is one for which the lock of a killed build is no hindrance', async () => {
    const folder = site({ ...files, '.dist.lock': '99999999' });
    await build(folder);
    change(folder);
    mkdirSync(join(folder, 'dist/empty'));
    write(folder, { '.dist.lock': '99999999' });
    await build(folder);
    expect(output(folder)).toEqual(await wholeOutput(folder));
    expect(besideDocs(folder)).toEqual([]);
  });
});
